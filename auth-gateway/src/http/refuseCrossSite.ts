import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Refusal } from '../errors.ts';
import { bearerToken } from './bearerToken.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isSameOrigin({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) {
    // No browser: a program has no cookies that another site could borrow.
    return headers.cookie === undefined;
  }
  return headers.origin === publicOrigin || headers.origin === `http://${headers.host ?? ''}`;
}

/** Refuses what another site makes a visitor's browser send. A bearer token is no cookie: it proves intent. */
export function refuseCrossSite({ publicUrl }: { publicUrl: string }): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method) || bearerToken(request) !== null || isSameOrigin(request, publicUrl)) {
      next();
      return;
    }
    const message = `This request came from another site. Send it from ${publicUrl}, or with a bearer token.`;
    next(new Refusal(message, { status: 403, code: 'cross-site' }));
  };
}
