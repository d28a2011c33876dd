import { hasBearer } from '../http/hasBearer.ts';
import type { Auth } from './createAuth.ts';

/**
 * Ignores the session cookie of a request that carries a bearer token, valid or not, so that nobody acts as two at
 * once. When the token has ended, the signed-in visitor must not stand in for it, and a token must not add to what a
 * session may do.
 */
export function withoutBearers(auth: Auth): Auth {
  return {
    ...auth,
    session: (request, response, next) => (hasBearer(request) ? next() : auth.session(request, response, next)),
    visitorOf: (request) => (hasBearer(request) ? { status: 'signed-out' } : auth.visitorOf(request)),
  };
}
