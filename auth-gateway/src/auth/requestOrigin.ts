import type { IncomingMessage } from 'node:http';

/**
 * Whether the visitor's own click, bookmark or typed address led here, rather than a link or form of another site.
 * A request that says nothing about its origin counts as foreign.
 */
export function isOwnRequest(request: IncomingMessage, siteOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, referer } = request.headers;
  if (origin !== undefined) return origin === siteOrigin;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === siteOrigin;
}

/** Whether the browser asks ahead of time, before the visitor has decided to go there. */
export function isPrefetch(request: IncomingMessage): boolean {
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
  return String(purpose).startsWith('prefetch');
}
