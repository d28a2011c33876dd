import type { ContributedArea } from '@saltbush/contract/boot';
import type { Counts } from './useCounts.ts';

/** What the rail and the bar of phones list. */
export interface AreaEntries {
  areas: readonly ContributedArea[];
  current: ContributedArea | undefined;
  counts: Counts;
}
