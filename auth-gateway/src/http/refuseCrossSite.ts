import type { IncomingMessage } from 'node:http';
import { Refusal } from '@saltbush/capability/refusal';
import type { RequestHandler } from 'express';
import { bearerToken } from './bearerToken.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isSameOrigin({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) {
    // This is a program, not a browser: without cookies, there is nothing that another site could borrow.
    return headers.cookie === undefined;
  }
  return headers.origin === publicOrigin || headers.origin === `http://${headers.host ?? ''}`;
}

/**
 * Refuses requests that another site makes a visitor's browser send. A request with a bearer token passes, since
 * browsers never add one by themselves.
 */
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
