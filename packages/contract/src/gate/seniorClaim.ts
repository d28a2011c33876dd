import type { RouteClaim } from './RouteOwnership.ts';
import { routeShape } from './routeShape.ts';

interface Place {
  claim: RouteClaim;
  segments: string[];
}

const PARAMETER = ':';
const segmentsOf = (path: string): string[] => routeShape(path).split('/').slice(1);

/** Claims by their first segment, for each list of claims, since one list is searched for every page of a release. */
const indexes = new WeakMap<readonly RouteClaim[], Map<string, Place[]>>();

function indexOf(claims: readonly RouteClaim[]): Map<string, Place[]> {
  const known = indexes.get(claims);
  if (known) return known;
  const index = new Map<string, Place[]>();
  for (const claim of claims) {
    const segments = segmentsOf(claim.path);
    const key = segments[0] ?? '';
    const places = index.get(key);
    if (places) places.push({ claim, segments });
    else index.set(key, [{ claim, segments }]);
  }
  indexes.set(claims, index);
  return index;
}

/**
 * Whether two routes can have an address in common, or one lies below the other. The home page has no other page below
 * it, since everything would be.
 */
function areRelated(one: readonly string[], other: readonly string[]): boolean {
  if (one[0] === '' || other[0] === '') return one[0] === other[0];
  const shared = Math.min(one.length, other.length);
  return one
    .slice(0, shared)
    .every((segment, index) => segment === other[index] || segment === PARAMETER || other[index] === PARAMETER);
}

/**
 * The oldest claim on a route, on one that shares an address with it, or on one above or below it; null when there is
 * none. Whoever has it decides about the route. Of the claims that are not held only those of `remote` count. The list
 * must not change after it has been searched once.
 */
export function seniorClaim(path: string, claims: readonly RouteClaim[], remote?: string): RouteClaim | null {
  const segments = segmentsOf(path);
  const index = indexOf(claims);
  // Routes that begin with a parameter are refused now; a site may have one from before.
  const near = [...(index.get(segments[0] ?? '') ?? []), ...(index.get(PARAMETER) ?? [])];
  return near
    .filter((place) => areRelated(place.segments, segments))
    .map(({ claim }) => claim)
    .filter((claim) => claim.isHeld || claim.remote === remote)
    .reduce<RouteClaim | null>((oldest, claim) => (oldest && oldest.since <= claim.since ? oldest : claim), null);
}
