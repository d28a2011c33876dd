import type { ApiOffers } from '@saltbush/contract/release';
import { needsOf } from '../offers/needsOf.ts';
import { OFFERS } from '../offers/offers.ts';
import { type LiveSet, releasesOf } from './liveSet.ts';

/**
 * What releases that visitors get need and this gateway does not offer, with what to do: candidates too, and those that
 * a rollback would bring back.
 */
export function unmetNeeds({ entries }: Pick<LiveSet, 'entries'>, offers: ApiOffers = OFFERS): string[] {
  const all = [...entries.values()];
  const ofLive = all.flatMap(releasesOf).flatMap((release) => needsOf(release, offers).unmet);
  const ofLastGood = all.flatMap(({ lastGood }) => {
    const hint = `A rollback would bring it back: to go without it, first activate one more release of ${lastGood?.name}.`;
    return lastGood ? needsOf(lastGood, offers).unmet.map((message) => `${message} ${hint}`) : [];
  });
  return [...ofLive, ...ofLastGood];
}
