import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { EndedSessions } from '../sessions/endSessions.ts';
import type { IssuerMetadata } from './connectIssuer.ts';

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LONGEST_AGE = '5 minutes';
const TOLERANCE_SECONDS = 30;

/**
 * Ends the sessions that a logout token names. Resolves to false for a token that is not the issuer's or is too old.
 */
export type TakeLogoutNotice = (token: string) => Promise<boolean>;

interface Dependencies {
  issuer: IssuerMetadata;
  clientId: string;
  /** Ends the sessions of a user that began before the notice was made. */
  end: (ended: EndedSessions) => Promise<void>;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function isLogout({ events, nonce, sub, sid }: JWTPayload): boolean {
  const isEvent = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
  return isEvent && nonce === undefined && (textOf(sub) !== null || textOf(sid) !== null);
}

/**
 * Accepts the issuer's notice that a user signed out there, or was locked out (OpenID Connect Back-Channel Logout 1.0
 * §2.6).
 */
export function createLogoutNotices({ issuer, clientId, end }: Dependencies): TakeLogoutNotice {
  let known: { issuerUrl: string; keys: ReturnType<typeof createRemoteJWKSet> } | null = null;

  /** Null when the issuer publishes no keys. Rejects while it does not answer. */
  async function keysOfIssuer() {
    const { issuer: issuerUrl, jwks_uri: keysUrl } = (await issuer()).serverMetadata();
    if (known === null && keysUrl !== undefined) known = { issuerUrl, keys: createRemoteJWKSet(new URL(keysUrl)) };
    return known;
  }

  return async (token) => {
    let claims: JWTPayload;
    try {
      const found = await keysOfIssuer();
      if (found === null) return false;
      const { issuerUrl, keys } = found;
      const options = { issuer: issuerUrl, audience: clientId, maxTokenAge: LONGEST_AGE };
      ({ payload: claims } = await jwtVerify(token, keys, { ...options, clockTolerance: TOLERANCE_SECONDS }));
    } catch {
      return false;
    }
    if (!isLogout(claims)) return false;
    // Sending a notice twice must not end a session that began after it.
    const before = ((claims.iat ?? 0) + TOLERANCE_SECONDS) * 1_000;
    await end({ userId: textOf(claims.sub), issuerSession: textOf(claims.sid), before });
    return true;
  };
}
