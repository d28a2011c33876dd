import { bucketOf } from '../releases/bucketOf.ts';
import type { LiveVersions } from '../releases/liveVersions.ts';

/** Tells whether a visitor could have got a release. */
export type IsGiven = (name: string, version: string) => boolean;

/**
 * What the pages of a visitor could contain at a revision: of each name the live release, the one before it to fall back
 * to, and the candidate for those who are in its share.
 */
export function givenReleases(live: ReadonlyMap<string, LiveVersions>, visitorId: string | null): IsGiven {
  return (name, version) => {
    const entry = live.get(name);
    if (entry === undefined) return false;
    const { candidate, good } = entry;
    if (version === entry.version || version === good[0]) return true;
    if (candidate?.version !== version || visitorId === null) return false;
    return bucketOf({ rollout: candidate.rollout, name }, visitorId) < candidate.share / 100;
  };
}
