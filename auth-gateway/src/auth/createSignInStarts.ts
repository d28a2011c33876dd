import type { Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { PendingSignIn } from './createSessions.ts';

const LIFETIME_MS = 60 * 60 * 1_000;
const AUDIENCE = 'sign-in';
const KEY_MANAGEMENT = 'dir';
const ENCRYPTION = 'A256GCM';
/** Tabs that sign in side by side. */
const AT_MOST = 5;
/** All of them together: headers of a request have 16 kB in all. */
const MOST_BYTES = 6 * 1024;
/** Enough of the random state to tell the cookies of one browser apart; the whole state is inside. */
const STATE_IN_NAME = 12;

export interface SignInStarts {
  /** Gives the browser a start to keep. Of too many it forgets the oldest. */
  keep: (request: Request, response: Response, pending: PendingSignIn) => Promise<void>;
  /** The start that an issuer's answer with this state belongs to; null for any other state, and after an hour. */
  find: (request: Request, state: string | null) => Promise<PendingSignIn | null>;
  /** Has the browser forget a start: its answer has come. */
  forget: (request: Request, response: Response, pending: PendingSignIn) => void;
}

/**
 * Sign-ins that went to the issuer and have not come back, each in a cookie of its own that only this site can read or make.
 * So a start costs the database nothing, however many there are, and there is no session before somebody has signed in.
 * `key` is 32 bytes, the same for all gateways.
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
      // The time in the name tells the oldest without reading any.
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
        // Made by somebody else, changed, or too old: as good as none.
        return null;
      }
    },
    forget(request, response, { state }) {
      const known = cookieOf(request, state);
      if (known !== undefined) response.clearCookie(known.name, options);
    },
  };
}
