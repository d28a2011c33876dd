import { randomUUID } from 'node:crypto';
import type { Visitor } from '@saltbush/contract';
import { SignJWT } from 'jose';
import { IDENTITY_ALGORITHM, type IdentityKey } from './identityKeys.ts';

/** Long enough for a slow network and clocks that differ, and too short to be of use to whoever finds one. */
export const IDENTITY_SECONDS = 30;

interface Facts {
  /** Origin of the site, which services know as the issuer. */
  issuer: string;
  /** The remote whose service it is for: it is worth nothing at another one. */
  remote: string;
  visitor: Visitor;
  isEmailVerified: boolean;
  /** References of the client companies that the visitor sends freight for, active ones first. */
  companies: readonly string[];
  /** The release that the request belongs to, as `mf-tracking@1.4.0`. */
  release: string;
  /** The request that it is for, as `POST /api/tracking/notes`. */
  act: string;
  now: Date;
}

/**
 * Who sends a request, for the service that gets it: a JWT (RFC 7519) for one request. Of a visitor who is not signed in it
 * says that alone, so that a service can tell the gateway's requests from everybody else's.
 */
export function signIdentity(key: IdentityKey, facts: Facts): Promise<string> {
  const { visitor, now } = facts;
  const seconds = Math.floor(now.getTime() / 1_000);
  const user = visitor.status === 'signed-in' ? visitor.user : null;
  const who =
    user === null
      ? { roles: [], companies: [] }
      : {
          sub: user.id,
          email: user.email,
          email_verified: facts.isEmailVerified,
          roles: user.roles,
          companies: facts.companies,
        };
  return new SignJWT({ ...who, release: facts.release, act: facts.act })
    .setProtectedHeader({ alg: IDENTITY_ALGORITHM, typ: 'JWT', kid: key.kid })
    .setIssuer(facts.issuer)
    .setAudience(facts.remote)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + IDENTITY_SECONDS)
    .sign(key.privateKey);
}
