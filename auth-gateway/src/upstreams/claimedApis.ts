import type { ClaimedApi } from '@saltbush/contract/release-api';
import { type LiveSet, releasesOf } from '../releases/liveSet.ts';

/** The APIs of all releases that visitors may get. */
export function claimedApis({ entries }: LiveSet): ClaimedApi[] {
  return [...entries.values()].flatMap(releasesOf).flatMap((release) => {
    if (release.kind !== 'remote' || release.api === undefined) return [];
    const { name: remote, version, api } = release;
    return [{ remote, version, ...api }];
  });
}
