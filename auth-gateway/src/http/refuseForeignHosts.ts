import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Refusal } from '../errors.ts';
import { isLoopback } from './isLoopback.ts';

/** Every name by which the request, or a proxy before it, calls this site. */
function hostsOf({ headers }: IncomingMessage): string[] {
  // RFC 7239 §5.3.
  const named = [...(headers.forwarded ?? '').matchAll(/host="?([^";,]*)/gi)].map(([, host]) => host ?? '');
  const listed = [headers['x-forwarded-host'] ?? []].flat().flatMap((text) => text.split(','));
  return [headers.host ?? '', ...listed, ...named];
}

/** `localhost` of `localhost:3000`. */
const nameOf = (host: string): string => host.trim().replace(/:\d{1,5}$/, '');

/**
 * Refuses requests under any other name than this machine's own. A page of another site whose name was pointed at
 * 127.0.0.1 (DNS rebinding), or a tunnel, would else reach accounts whose passwords are known.
 */
export function refuseForeignHosts({ publicUrl }: { publicUrl: string }): RequestHandler {
  return (request, _response, next) => {
    if (hostsOf(request).every((host) => isLoopback(nameOf(host)))) {
      next();
      return;
    }
    const message =
      'This site runs with demo accounts, for this machine alone, and was asked for under another name. ' +
      `Open ${publicUrl}, or set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to run it for others.`;
    next(new Refusal(message, { status: 421, code: 'foreign-host' }));
  };
}
