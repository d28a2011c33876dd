import type { Request } from 'express';

/** Marks a request that was sent on already: behind a proxy that changes `Host`, it would be sent on for ever. */
const SENT_ON = 'sent-on';

/**
 * Where to sign in instead, when the site was opened under another name for the same machine (127.0.0.1 for
 * localhost): the issuer sends everybody back to the public address, where a cookie of another name is not sent.
 */
export function publicAddress(request: Request, publicUrl: string, returnTo: string): string | null {
  const isPublic = request.headers.host === new URL(publicUrl).host;
  if (isPublic || request.query[SENT_ON] !== undefined) return null;
  const query = new URLSearchParams({ returnTo, [SENT_ON]: '1' });
  if (request.query.again !== undefined) query.set('again', '1');
  return `${publicUrl}/api/login?${query}`;
}
