import type { RequestHandler } from 'express';
import type { Upstreams } from './createUpstreams.ts';
import { publishedKeys } from './identityKeys.ts';

/** Shorter than a new key is published before it signs. */
const KEPT_SECONDS = 300;

/** `GET /.well-known/jwks.json`: the keys that identities for services are signed with, as a JWK Set (RFC 7517 §5). */
export function answerIdentityKeys(upstreams: Pick<Upstreams, 'registered'>): RequestHandler {
  return (_request, response) => {
    response.set('cache-control', `public, max-age=${KEPT_SECONDS}`);
    response.json({ keys: publishedKeys(upstreams.registered().keys, new Date()) });
  };
}
