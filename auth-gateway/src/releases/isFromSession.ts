import type { ActingSession } from '../auth/power-acts.ts';
import type { Actor } from './releaseTokens.ts';

/** Whether the actor is known by a session alone. Any script on their page can use that session. */
export function isFromSession(actor: Actor): actor is Actor & { session: ActingSession } {
  return actor.session !== undefined;
}
