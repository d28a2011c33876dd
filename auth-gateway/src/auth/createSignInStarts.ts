import type { Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { PendingSignIn } from './createSessions.ts';

const LIFETIME_MS = 60 * 60 * 1_000;
const AUDIENCE = 'sign-in';
const KEY_MANAGEMENT = 'dir';
const ENCRYPTION = 'A256GCM';
/** How many sign-ins one browser may have under way, for tabs side by side. */
const AT_MOST = 5;
/** Bytes of all start cookies together. All headers of a request together may have 16 kB. */
const MOST_BYTES = 6 * 1024;
/**
 * Characters of the random state in the cookie's name: enough to tell one browser's cookies apart. The value holds all
 * of it.
 */
const STATE_IN_NAME = 12;

export interface SignInStarts {
  /** Stores a start in a cookie of the browser. When there are too many, the oldest cookie goes. */
  keep: (request: Request, response: Response, pending: PendingSignIn) => Promise<void>;
  /** The start that belongs to an issuer's answer with this state; null for an unknown state, and after an hour. */
  find: (request: Request, state: string | null) => Promise<PendingSignIn | null>;
  /** Removes the cookie of a start whose answer has come. */
  forget: (request: Request, response: Response, pending: PendingSignIn) => void;
}

/**
 * Sign-ins that were sent to the issuer and have not come back. Each is kept in an encrypted cookie of its own, which
 * only this site can read or make. So starts cost the database nothing, however many there are, and no session exists
 * before somebody has signed in. `key` is 32 bytes, the same at all gateways.
 */
export function createSignInStarts({ publicUrl, key }: { publicUrl: string; key: Uint8Array }): SignInStarts {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = `${isSecure ? '__Host-' : ''}saltbush-start.`;
  const options = { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const;

  function cookiesOf({ headers }: Request): { name: string; value: string }[] {
    return (headers.cookie ?? '').split(';').flatMap((pair) => {
      const [name = '', value = ''] = pair.trim().split('=', 2);
      return name.startsWith(prefix) ? [{ name, value }] : [];
    });
  }

  const endingOf = (state: string) => `.${state.slice(0, STATE_IN_NAME)}`;
  const cookieOf = (request: Request, state: string) =>
    cookiesOf(request).find(({ name }) => name.endsWith(endingOf(state)));

  return {
    async keep(request, response, pending) {
      const value = await new EncryptJWT({ pending })
        .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION })
        .setAudience(AUDIENCE)
        .setExpirationTime(new Date(Date.now() + LIFETIME_MS))
        .encrypt(key);
      // The time in the name shows which cookie is oldest without decrypting any.
      const name = `${prefix}${Date.now().toString(36)}${endingOf(pending.state)}`;
      let bytes = name.length + value.length;
      const newestFirst = cookiesOf(request).sort((one, other) => (one.name < other.name ? 1 : -1));
      for (const [index, known] of newestFirst.entries()) {
        bytes += known.name.length + known.value.length;
        if (index >= AT_MOST - 1 || bytes > MOST_BYTES) response.clearCookie(known.name, options);
      }
      response.cookie(name, value, { ...options, maxAge: LIFETIME_MS });
    },
    async find(request, state) {
      if (state === null) return null;
      const known = cookieOf(request, state);
      if (known === undefined) return null;
      try {
        const { payload } = await jwtDecrypt<{ pending: PendingSignIn }>(known.value, key, {
          audience: AUDIENCE,
          keyManagementAlgorithms: [KEY_MANAGEMENT],
          contentEncryptionAlgorithms: [ENCRYPTION],
        });
        return payload.pending.state === state ? payload.pending : null;
      } catch {
        // The cookie was forged, changed or is too old: treat it as missing.
        return null;
      }
    },
    forget(request, response, { state }) {
      const known = cookieOf(request, state);
      if (known !== undefined) response.clearCookie(known.name, options);
    },
  };
}
