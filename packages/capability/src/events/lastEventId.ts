import type { Request } from 'express';

/** The number of the last event that a browser has seen; null when it connects for the first time. */
export function lastEventId(request: Request): number | null {
  const text = request.get('last-event-id');
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
