import type { IncomingMessage } from 'node:http';
import { isPrefetch } from './requestOrigin.ts';

/**
 * Whether the browser is about to show the answer as a page of its own: not for a script, not in a frame and not as a
 * prefetch. Browsers set these headers themselves and scripts cannot (Fetch Metadata §2). Over plain http they are sent
 * to localhost only.
 */
export function isPageVisit(request: IncomingMessage): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers;
  return mode === 'navigate' && destination === 'document' && !isPrefetch(request);
}
