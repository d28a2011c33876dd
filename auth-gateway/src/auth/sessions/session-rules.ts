import type { User } from '@saltbush/contract';
import type { SessionData } from 'express-session';

const MINUTE_MS = 60_000;
/** A session that nobody uses ends after this long. */
export const IDLE_MS = 12 * 60 * MINUTE_MS;
/** However often it is used, nobody stays signed in longer. */
const LONGEST_MS = 7 * 24 * 60 * MINUTE_MS;
/** Whoever has their roles read again at each use is never taken for what they were more than five minutes ago. */
const READ_AFTER_MS = 4 * MINUTE_MS;
/** An issuer that did not answer is asked again after this long. */
const RETRY_AFTER_MS = 30_000;
/** Whoever comes while the issuer is being asked waits for its answer, which rarely takes longer. */
export const ASKING_MS = 3_000;
/** While the issuer does not answer, roles stand for so long. */
const GRACE_MS = 15 * MINUTE_MS;
/** What lies further ahead than clocks of gateways differ was written before a clock was set back: it says nothing. */
const SKEW_MS = 30_000;

/** How long ago a time was, which is for ever where it lies in the future. */
const since = (at: number, now: number): number => (at > now + SKEW_MS ? Number.POSITIVE_INFINITY : now - at);

/** What whoever knows the user says of them now. */
export type UserReading =
  | { status: 'known'; user: User; isEmailVerified: boolean; tokens?: string }
  /** The user is gone, or may not sign in any more. */
  | { status: 'gone' }
  /** There is nothing to ask with: the issuer gave neither a token that lasts nor the roles. */
  | { status: 'unaskable' }
  | { status: 'silent' };

/** When a session of a signed-in visitor ends whatever happens, in milliseconds since 1970. */
export const endOfSession = ({ signedInAt }: Partial<SessionData>, now: number): number =>
  (signedInAt ?? now) + LONGEST_MS;

/**
 * Whether the user's roles have to be read again before the session is used (`due`), are being read by another request,
 * or are as fresh as can be.
 */
export function roleReadingOf(
  { user, confirmedAt = 0, askedAt = 0 }: Partial<SessionData>,
  now: number,
): 'due' | 'under-way' | 'done' {
  if (user === undefined || since(confirmedAt, now) < READ_AFTER_MS) return 'done';
  if (since(askedAt, now) < ASKING_MS) return 'under-way';
  return since(askedAt, now) >= RETRY_AFTER_MS ? 'due' : 'done';
}

const hasPowers = ({ roles }: User): boolean => roles.some((role) => role !== 'client');

/** The user as the session may use them now: what nobody said for too long gives no power over others. */
export function userOfSession({ user, confirmedAt = 0 }: Partial<SessionData>, now: number): User | undefined {
  if (user === undefined || !hasPowers(user) || since(confirmedAt, now) < GRACE_MS) return user;
  return { ...user, roles: user.roles.filter((role) => role === 'client') };
}

/** What a session becomes once its user was read again; null when it ends. */
export function afterReading(
  session: Partial<SessionData>,
  reading: UserReading,
  now: number,
): Partial<SessionData> | null {
  switch (reading.status) {
    case 'known': {
      const { user, isEmailVerified, tokens } = reading;
      const read = { user, isEmailVerified, confirmedAt: now, askedAt: now };
      return { ...read, ...(tokens === undefined ? {} : { tokens }) };
    }
    case 'gone':
      return null;
    case 'unaskable':
      return session.user !== undefined && hasPowers(session.user) ? null : { confirmedAt: now, askedAt: now };
    case 'silent':
      // Nobody waits for an answer that did not come.
      return { askedAt: now - ASKING_MS };
  }
}
