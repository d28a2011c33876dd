import type { Request } from 'express';
import { RECENT_SECONDS } from './sign-in.ts';

/** Clocks of issuer and gateway may differ by as much. A proof from further ahead is from before a clock was set back. */
const SKEW_MS = 60_000;

/** Whether whoever is signed in proved to the issuer lately who they are. `now` is in milliseconds. */
export function isRecentlyProven(request: Request, now: number): boolean {
  const session = request.session as Request['session'] | undefined;
  const at = session?.authenticatedAt;
  return at !== undefined && now - at <= RECENT_SECONDS * 1_000 && at - now <= SKEW_MS;
}
