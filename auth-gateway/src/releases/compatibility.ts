import { activationFindings, fitFindings, type RouteOwnership, siteFindings } from '@saltbush/contract/gate';
import type { HostRelease, Release, RemoteRelease } from '@saltbush/contract/release';
import { OFFERS } from '../offers/offers.ts';
import { type LiveSet, releasesOf } from './liveSet.ts';
import { refuseFindings } from './refuseFindings.ts';

/** Every release that a visitor may get, candidates included. */
function liveReleases({ entries }: LiveSet): Release[] {
  return [...entries.values()].flatMap(releasesOf);
}

/** Whether a remote could run in this host. */
export function canRunIn(remote: RemoteRelease, host: HostRelease): boolean {
  return fitFindings(remote, [host]).length === 0;
}

/**
 * @param next Hosts that may go live, together with it.
 * @throws Refusal when the remote can run neither in the hosts that visitors get nor in one of these.
 */
export function checkAgainstHosts(remote: RemoteRelease, liveSet: LiveSet, next: readonly HostRelease[]): void {
  if (next.some((host) => canRunIn(remote, host))) return;
  refuseFindings(fitFindings(remote, liveReleases(liveSet)));
}

/** The site around a release that is about to be shown. */
const placeIn = (liveSet: LiveSet, ownership: RouteOwnership, isRollback = false) => ({
  live: liveReleases(liveSet),
  ownership,
  offers: OFFERS,
  isRollback,
});

/** Whether a release could be shown in place of the live one of its name. */
export function fitsSite(release: Release, liveSet: LiveSet, ownership: RouteOwnership): boolean {
  return siteFindings(release, placeIn(liveSet, ownership)).length === 0;
}

/** @throws Refusal when a release could not be shown in place of the live one of its name. */
export function checkBesideSite(release: Release, liveSet: LiveSet, ownership: RouteOwnership): void {
  refuseFindings(siteFindings(release, placeIn(liveSet, ownership)));
}

interface Change {
  /** The release must not be older than this one; null for the first of its name, and for a way back. */
  base: Release | null;
  isRollback: boolean;
  ownership: RouteOwnership;
}

/** @throws Refusal when the site would break. */
export function checkAgainstSite(release: Release, liveSet: LiveSet, { base, isRollback, ownership }: Change): void {
  refuseFindings(activationFindings(release, { ...placeIn(liveSet, ownership, isRollback), base }));
}
