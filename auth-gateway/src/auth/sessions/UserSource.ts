import type { SessionData } from 'express-session';
import type { UserReading } from './session-rules.ts';

/** Whoever knows the users and their roles. */
export interface UserSource {
  /** What is known of a session's user now. Never rejects. */
  read: (session: Partial<SessionData>) => Promise<UserReading>;
}
