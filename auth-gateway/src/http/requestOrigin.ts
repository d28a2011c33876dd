import type { IncomingMessage } from 'node:http';

/**
 * Whether the visitor came by a click, bookmark or typed address of their own, as opposed to a link or form on another
 * site. A request that does not tell its origin counts as foreign.
 */
export function isOwnRequest(request: IncomingMessage, siteOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, referer } = request.headers;
  if (origin !== undefined) return origin === siteOrigin;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === siteOrigin;
}

/** Whether this is a prefetch: the browser asks before the visitor has decided to go there. */
export function isPrefetch(request: IncomingMessage): boolean {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
  return String(purpose).startsWith('prefetch');
}
