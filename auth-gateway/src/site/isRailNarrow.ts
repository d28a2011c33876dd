import type { Request } from 'express';

const NARROW = /(?:^|[;\s])rail=narrow(?:;|$)/;

/** Whether this browser keeps the rail of the frame to work in narrow. The host writes the cookie when that is chosen. */
export function isRailNarrow({ headers }: Pick<Request, 'headers'>): boolean {
  return NARROW.test(headers.cookie ?? '');
}
