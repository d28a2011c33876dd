import { hasBearer } from '../http/hasBearer.ts';
import type { Auth } from './createAuth.ts';

/**
 * The session cookie does not count where a request carries a bearer token, valid or not. Nobody acts as two at once: a
 * token that has ended must not be stood in for by whoever is signed in, and no token adds to what a session may do.
 */
export function withoutBearers(auth: Auth): Auth {
  return {
    ...auth,
    session: (request, response, next) => (hasBearer(request) ? next() : auth.session(request, response, next)),
    visitorOf: (request) => (hasBearer(request) ? { status: 'signed-out' } : auth.visitorOf(request)),
  };
}
