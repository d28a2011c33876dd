import type { Request } from 'express';
import { RECENT_SECONDS } from './sign-in.ts';

/** Whether whoever is signed in proved to the issuer lately who they are. `now` is in milliseconds. */
export function isRecentlyProven(request: Request, now: number): boolean {
  const session = request.session as Request['session'] | undefined;
  const at = session?.authenticatedAt;
  return at !== undefined && now - at <= RECENT_SECONDS * 1_000;
}
