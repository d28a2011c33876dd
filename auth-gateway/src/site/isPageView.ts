import type { Request } from 'express';
import { isRobot } from './isRobot.ts';

/**
 * Whether a browser asks for a page in order to show it now, and so will report how it went. Programs that load pages
 * without running scripts hardly ever send `Sec-Fetch-Mode` (W3C Fetch Metadata); every current browser does over
 * https.
 */
export function isPageView({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const isAhead = 'sec-purpose' in headers || 'purpose' in headers;
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && !isAhead && !isRobot({ headers });
}
