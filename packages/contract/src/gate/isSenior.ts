import type { RouteClaim } from './RouteOwnership.ts';
import { seniorClaim } from './seniorClaim.ts';

/** Whether a remote has had a route longer than any other remote that has one in its way now. */
export function isSenior(remote: string, path: string, claims: readonly RouteClaim[]): boolean {
  return seniorClaim(path, claims, remote)?.remote === remote;
}
