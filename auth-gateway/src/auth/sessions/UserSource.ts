import type { SessionData } from 'express-session';
import type { UserReading } from './session-rules.ts';

/** Knows the users and their roles: the embedded issuer's table or an external issuer. */
export interface UserSource {
  /** Reads what is true of a session's user now. Never rejects. */
  read: (session: Partial<SessionData>) => Promise<UserReading>;
}
