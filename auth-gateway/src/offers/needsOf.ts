import { needFindings, reservedApiFindings } from '@saltbush/contract/gate';
import type { ApiOffers, Release } from '@saltbush/contract/release';
import type { ReleaseNeeds } from '@saltbush/contract/release-api';
import { OFFERS, REPLACED } from './offers.ts';

/**
 * What a release calls of this gateway, and what is lacking of it: a route, or the prefix of its own API, where a newer gateway
 * has come to answer itself. The host calls only what belongs to the platform.
 */
export function needsOf(release: Release, offers: ApiOffers = OFFERS, replaced = REPLACED): ReleaseNeeds {
  if (release.kind === 'host') return { routes: [], unmet: [] };
  const routes = release.needs ? Object.keys(release.needs).sort() : null;
  const old = (routes ?? []).flatMap((route) => {
    const by = replaced.get(route);
    return by === undefined ? [] : [[route, by]];
  });
  return {
    routes,
    unmet: [...needFindings(release, offers), ...reservedApiFindings(release)].map(({ message }) => message),
    ...(old.length > 0 ? { replaced: Object.fromEntries(old) } : {}),
  };
}
