import type { Visitor, Workplace } from '@saltbush/contract/boot';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { areasFor } from './partOfSite.ts';
import { createSiteMaps } from './siteMap.ts';

/** The place where somebody works. Of several, the one with the most power: from there the others are one press away. */
function placeOfWork(visitor: Visitor): Workplace {
  const roles = visitor.status === 'signed-in' ? visitor.user.roles : [];
  if (roles.includes('ops')) return 'console';
  return roles.includes('staff') ? 'desk' : 'portal';
}

/**
 * Returns a function that says where somebody begins who signs in without having asked for a page: at the first area of the
 * Desk or of the Console, as the live releases have it. Clients begin at `/`, which is their Portal.
 */
export function createLanding(releases: Pick<ReleaseStore, 'liveSet'>): (visitor: Visitor) => string {
  const siteMapOf = createSiteMaps(releases);
  return (visitor) => {
    const place = placeOfWork(visitor);
    const siteMap = siteMapOf({ visitorId: null, overrides: [] });
    if (place === 'portal' || siteMap === null) return '/';
    return areasFor(siteMap, visitor).find((area) => area.place === place)?.path ?? '/';
  };
}
