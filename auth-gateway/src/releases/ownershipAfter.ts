import { claimedPaths, type RouteOwnership, routeShape } from '@saltbush/contract/gate';
import type { Release } from '@saltbush/contract/release';

/**
 * Who has which routes once these names have other releases, or none (null): a route that a remote gives up in the same
 * set may be taken in it.
 */
export function ownershipAfter(
  { claims, grants }: RouteOwnership,
  changes: ReadonlyMap<string, Release | null>,
): RouteOwnership {
  const held = new Map(
    [...changes].map(([name, release]) => [name, new Set((release ? claimedPaths(release) : []).map(routeShape))]),
  );
  return {
    grants,
    claims: claims.map((claim) => {
      const own = held.get(claim.remote);
      return own === undefined || own.has(routeShape(claim.path)) ? claim : { ...claim, isHeld: false };
    }),
  };
}
