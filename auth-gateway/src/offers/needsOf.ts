import { needFindings } from '@saltbush/contract/gate';
import type { ApiOffers, Release } from '@saltbush/contract/release';
import type { ReleaseNeeds } from '@saltbush/contract/release-api';
import { OFFERS } from './offers.ts';

/** What a release calls of this gateway, and what is lacking of it. The host calls only what belongs to the platform. */
export function needsOf(release: Release, offers: ApiOffers = OFFERS): ReleaseNeeds {
  if (release.kind === 'host') return { routes: [], unmet: [] };
  return {
    routes: release.needs ? Object.keys(release.needs).sort() : null,
    unmet: needFindings(release, offers).map(({ message }) => message),
  };
}
