import { HOST_NAME, type HostRelease, type Release, type RemoteRelease } from '@saltbush/contract/release';
import { type LiveSet, releasesOf } from '../releases/liveSet.ts';
import type { Planned } from '../releases/trials.ts';

/** A host, and a remote that visitors may get inside it. Null stands for the host's own pages. */
export interface TrialPair {
  host: HostRelease;
  remote: RemoteRelease | null;
}

const isSame = (one: Release, other: Release) => one.name === other.name && one.version === other.version;

export const hostsOf = ({ entries }: LiveSet): HostRelease[] => {
  const entry = entries.get(HOST_NAME);
  return entry === undefined ? [] : releasesOf(entry).filter((release) => release.kind === 'host');
};

/**
 * What some visitor would get that none gets now: the new remotes inside each host, and each remote inside the new hosts,
 * candidates included.
 */
export function trialPairs({ next, changed }: Pick<Planned, 'next' | 'changed'>): TrialPair[] {
  const isNew = (release: Release) => changed.some((one) => isSame(one, release));
  const remotes = [...next.entries.values()].flatMap(releasesOf).filter((release) => release.kind === 'remote');
  return hostsOf(next).flatMap((host): TrialPair[] => {
    const inside = remotes.filter((remote) => isNew(host) || isNew(remote)).map((remote) => ({ host, remote }));
    return isNew(host) ? [{ host, remote: null }, ...inside] : inside;
  });
}
