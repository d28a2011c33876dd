import type { Request } from 'express';
import { isRobot } from './isRobot.ts';

/** Whether a browser loads this before anybody looks at it: ahead of a press, or for a small preview of a link. */
export const isAhead = ({ headers }: Pick<Request, 'headers'>): boolean =>
  'sec-purpose' in headers || 'purpose' in headers || 'x-purpose' in headers;

/**
 * Whether a browser asks for a page in order to show it now, and so will report how it went. Programs that load pages
 * without running scripts hardly ever send `Sec-Fetch-Mode` (W3C Fetch Metadata); every current browser does over
 * https.
 */
export function isPageView({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const isOpened = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  return isOpened && !isAhead({ headers }) && !isRobot({ headers });
}
