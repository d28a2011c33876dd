import { RECENT_SECONDS } from '../sign-in.ts';

interface Proof {
  /** Milliseconds since 1970; null where nothing says when it was. */
  at: number | null;
  /** The issuer did not say it: the time stands for the ID token's, made in answer to `prompt=login`. */
  isAssumed: boolean;
}

/** An issuer's clock may be a little off. */
const TOLERANCE_SECONDS = 60;

/**
 * When whoever signs in proved to the issuer who they are, by the claims of a checked ID token. `isAgain`: they were asked to
 * prove it anew. `now` is in milliseconds.
 *
 * The issuer has to say it then (`auth_time`, OpenID Connect Core §2 with `max_age`). One that does not has still to ask
 * them anew (`prompt=login`, §3.1.2.3), and its answer is bound to the question by the nonce: it was made after it.
 * @throws Error `proof-too-old` when the issuer says that they did not prove it anew.
 */
export function provenAt(
  { auth_time: authTime, iat }: Readonly<Record<string, unknown>>,
  { isAgain, now }: { isAgain: boolean; now: number },
): Proof {
  if (typeof authTime === 'number') {
    if (isAgain && now / 1_000 - authTime > RECENT_SECONDS + TOLERANCE_SECONDS) throw tooOld();
    // From a clock that is ahead nobody gets more time.
    return { at: Math.min(authTime * 1_000, now), isAssumed: false };
  }
  const isAssumed = isAgain && typeof iat === 'number';
  return { at: isAssumed ? Math.min(iat * 1_000, now) : null, isAssumed };
}

function tooOld(): Error {
  const message = 'The issuer let somebody through who was to prove anew who they are, by a proof from long ago.';
  return Object.assign(new Error(message), { code: 'proof-too-old' });
}
