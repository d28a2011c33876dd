import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { RequestHandler } from 'express';

/** Every host name that the request, or a proxy before it, used for this site. */
function hostsOf({ headers }: IncomingMessage): string[] {
  // The `Forwarded` header (RFC 7239 §5.3).
  const named = [...(headers.forwarded ?? '').matchAll(/host="?([^";,]*)/gi)].map(([, host]) => host ?? '');
  const listed = [headers['x-forwarded-host'] ?? []].flat().flatMap((text) => text.split(','));
  return [headers.host ?? '', ...listed, ...named];
}

/** `localhost` of `localhost:3000`. */
const nameOf = (host: string): string => host.trim().replace(/:\d{1,5}$/, '');

/**
 * Refuses requests under any host name but this machine's own. Otherwise another site whose name points at 127.0.0.1
 * (DNS rebinding), or a tunnel, could reach accounts whose passwords everybody knows.
 */
export function refuseForeignHosts({ publicUrl }: { publicUrl: string }): RequestHandler {
  return (request, _response, next) => {
    if (hostsOf(request).every((host) => isLoopback(nameOf(host)))) {
      next();
      return;
    }
    const message =
      'This site runs with demo accounts, so it answers on this machine only, and this request used another name. ' +
      `Open ${publicUrl}, or set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to run it for others.`;
    next(new Refusal(message, { status: 421, code: 'foreign-host' }));
  };
}
