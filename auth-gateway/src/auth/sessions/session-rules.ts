import type { User } from '@saltbush/contract';
import type { SessionData } from 'express-session';

const MINUTE_MS = 60_000;
/** A session that is not used ends after this time. */
export const IDLE_MS = 12 * 60 * MINUTE_MS;
/** A session ends after this time, however often it is used. */
const LONGEST_MS = 7 * 24 * 60 * MINUTE_MS;
/**
 * Roles are read again at the first use after this time. One minute is left for the read, so no role is older than five
 * minutes.
 */
const READ_AFTER_MS = 4 * MINUTE_MS;
/** An issuer that did not answer is asked again after this long. */
const RETRY_AFTER_MS = 30_000;
/** Requests that come while the roles are being read wait this long for the answer, which rarely takes longer. */
export const ASKING_MS = 3_000;
/** How long roles stay valid while the issuer does not answer. */
const GRACE_MS = 15 * MINUTE_MS;
/**
 * Gateways' clocks differ by less than this. A time further in the future was written before a clock was set back, so
 * it is ignored.
 */
const SKEW_MS = 30_000;

/** Milliseconds since a time; infinite for a time that lies in the future. */
const since = (at: number, now: number): number => (at > now + SKEW_MS ? Number.POSITIVE_INFINITY : now - at);

/** What reading the user's roles resulted in. */
export type UserReading =
  | { status: 'known'; user: User; isEmailVerified: boolean; tokens?: string }
  /** The user was deleted or may not sign in any more. */
  | { status: 'gone' }
  /** There is nothing to ask with: the issuer gave neither a lasting token nor the roles. */
  | { status: 'unaskable' }
  | { status: 'silent' };

/** When a signed-in visitor's session ends, however much it is used, in milliseconds since 1970. */
export const endOfSession = ({ signedInAt }: Partial<SessionData>, now: number): number =>
  (signedInAt ?? now) + LONGEST_MS;

/**
 * Whether the user's roles must be read before the session is used (`due`), are being read by another request, or are
 * fresh.
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

/** The user as this session may act now. Powers over others need roles that were confirmed recently. */
export function userOfSession({ user, confirmedAt = 0 }: Partial<SessionData>, now: number): User | undefined {
  if (user === undefined || !hasPowers(user) || since(confirmedAt, now) < GRACE_MS) return user;
  return { ...user, roles: user.roles.filter((role) => role === 'client') };
}

/** The session after its user was read again; null when it ends. */
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
      // Dated back, so that other requests stop waiting for an answer that did not come.
      return { askedAt: now - ASKING_MS };
  }
}
