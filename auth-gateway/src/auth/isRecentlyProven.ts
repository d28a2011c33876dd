import type { Request } from 'express';
import { RECENT_SECONDS } from './sign-in.ts';

/**
 * The clocks of issuer and gateway may differ by this much. A proof from further in the future was given before a clock
 * was set back, so it does not count.
 */
const SKEW_MS = 60_000;

/** Whether the signed-in visitor proved recently to the issuer who they are. `now` is in milliseconds since 1970. */
export function isRecentlyProven(request: Request, now: number): boolean {
  const session = request.session as Request['session'] | undefined;
  const at = session?.authenticatedAt;
  return at !== undefined && now - at <= RECENT_SECONDS * 1_000 && at - now <= SKEW_MS;
}
