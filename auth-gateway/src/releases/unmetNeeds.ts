import type { ApiOffers } from '@saltbush/contract/release';
import { needsOf } from '../offers/needsOf.ts';
import { OFFERS } from '../offers/offers.ts';
import { type LiveSet, releasesOf } from './liveSet.ts';
import type { TabRelease } from './readTabReleases.ts';

/**
 * What releases that visitors get need and this gateway does not offer, with what to do: candidates too, those that a
 * rollback would bring back, and those that open tabs may still run.
 */
export function unmetNeeds(
  { entries }: Pick<LiveSet, 'entries'>,
  tabs: readonly TabRelease[],
  offers: ApiOffers = OFFERS,
): string[] {
  const all = [...entries.values()];
  const ofLive = all.flatMap(releasesOf).flatMap((release) => needsOf(release, offers).unmet);
  const ofLastGood = all.flatMap(({ lastGood }) => {
    const hint = `A rollback would bring it back: to go without it, first activate one more release of ${lastGood?.name}.`;
    return lastGood ? needsOf(lastGood, offers).unmet.map((message) => `${message} ${hint}`) : [];
  });
  const known = new Set(all.flatMap(({ lastGood }) => lastGood ?? []).map(({ name, version }) => `${name}@${version}`));
  const ofTabs = tabs
    .filter(({ release: { name, version } }) => !known.has(`${name}@${version}`))
    .flatMap(({ release, until }) => {
      const hint = `Open tabs may run it until ${until.toISOString()}; from then on this gateway can do without.`;
      return needsOf(release, offers).unmet.map((message) => `${message} ${hint}`);
    });
  return [...ofLive, ...ofLastGood, ...ofTabs];
}
