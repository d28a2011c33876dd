import { RECENT_SECONDS } from '../sign-in.ts';

interface Proof {
  /** Milliseconds since 1970; null when nothing says when it was. */
  at: number | null;
  /** The issuer gave no time, so this is the time of the ID token that answered `prompt=login`. */
  isAssumed: boolean;
}

/** Allows for an issuer whose clock is a little off. */
const TOLERANCE_SECONDS = 60;

/**
 * When the visitor proved to the issuer who they are, by the claims of a checked ID token. `isAgain`: a new proof was
 * asked for. `now` is in milliseconds.
 *
 * An issuer asked with `max_age` has to give the time (`auth_time`, OpenID Connect Core §2). Some do not.
 * `prompt=login` still obliges them to ask the user again (§3.1.2.3), and the nonce binds the answer to our request, so
 * the proof cannot be older than the request.
 * @throws Error `proof-too-old` when the issuer says that the proof is an old one.
 */
export function provenAt(
  { auth_time: authTime, iat }: Readonly<Record<string, unknown>>,
  { isAgain, now }: { isAgain: boolean; now: number },
): Proof {
  if (typeof authTime === 'number') {
    if (isAgain && now / 1_000 - authTime > RECENT_SECONDS + TOLERANCE_SECONDS) throw tooOld();
    // A clock that is ahead must not give anybody more time.
    return { at: Math.min(authTime * 1_000, now), isAssumed: false };
  }
  const isAssumed = isAgain && typeof iat === 'number';
  return { at: isAssumed ? Math.min(iat * 1_000, now) : null, isAssumed };
}

function tooOld(): Error {
  const message = 'The issuer was asked for a new proof of who the user is and answered with an old one.';
  return Object.assign(new Error(message), { code: 'proof-too-old' });
}
