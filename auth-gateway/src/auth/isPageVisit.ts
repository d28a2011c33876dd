import type { IncomingMessage } from 'node:http';
import { isPrefetch } from './requestOrigin.ts';

/**
 * Whether the browser is about to show the answer as a page of its own: not to a script, in no frame and not ahead of
 * time. Browsers write these headers themselves, and no script can (Fetch Metadata §2); over plain http, but for
 * localhost, they send none.
 */
export function isPageVisit(request: IncomingMessage): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = request.headers;
  return mode === 'navigate' && destination === 'document' && !isPrefetch(request);
}
