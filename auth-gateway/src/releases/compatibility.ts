import { activationFindings, fitFindings, siteFindings } from '@saltbush/contract/gate';
import type { HostRelease, Release, RemoteRelease } from '@saltbush/contract/release';
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

/** @throws Refusal when the remote cannot run in a host that visitors get. */
export function checkAgainstHosts(remote: RemoteRelease, liveSet: LiveSet): void {
  refuseFindings(fitFindings(remote, liveReleases(liveSet)));
}

/** Whether a release could be shown in place of the live one of its name. */
export function fitsSite(release: Release, liveSet: LiveSet): boolean {
  return siteFindings(release, liveReleases(liveSet)).length === 0;
}

/** @throws Refusal when a release could not be shown in place of the live one of its name. */
export function checkBesideSite(release: Release, liveSet: LiveSet): void {
  refuseFindings(siteFindings(release, liveReleases(liveSet)));
}

/**
 * @param base The release must not be older than this version; null for a rollback, which goes back on purpose.
 * @throws Refusal when the site would break.
 */
export function checkAgainstSite(release: Release, liveSet: LiveSet, base: Release | null): void {
  refuseFindings(activationFindings(release, { live: liveReleases(liveSet), base }));
}
