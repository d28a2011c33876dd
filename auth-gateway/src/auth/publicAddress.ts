import type { Request } from 'express';

/** Marks a request that was redirected already. A proxy that changes `Host` would otherwise cause endless redirects. */
const SENT_ON = 'sent-on';

/**
 * Where to sign in when the site was opened under another name of the same machine (127.0.0.1 for localhost). The
 * issuer sends everybody back to the public address, and a cookie set under another name is not sent there.
 */
export function publicAddress(request: Request, publicUrl: string, returnTo: string): string | null {
  const isPublic = request.headers.host === new URL(publicUrl).host;
  if (isPublic || request.query[SENT_ON] !== undefined) return null;
  const query = new URLSearchParams({ returnTo, [SENT_ON]: '1' });
  if (request.query.again !== undefined) query.set('again', '1');
  return `${publicUrl}/api/login?${query}`;
}
