import type { RequestHandler } from 'express';
import type { Upstreams } from './createUpstreams.ts';
import { publishedKeys } from './identityKeys.ts';

/** Where services find the keys that identities are signed with, as a JWK Set (RFC 7517 §5). */
export const IDENTITY_KEYS_PATH = '/.well-known/jwks.json';
/** Shorter than a new key is published before it signs. */
const KEPT_SECONDS = 300;

export function answerIdentityKeys(upstreams: Pick<Upstreams, 'registered'>): RequestHandler {
  return (_request, response) => {
    response.set('cache-control', `public, max-age=${KEPT_SECONDS}`);
    response.json({ keys: publishedKeys(upstreams.registered().keys, new Date()) });
  };
}
