import type { ApiSurface } from '@saltbush/contract/api-surface';
import type { ApiOffers } from '@saltbush/contract/release';
import { readSurfaces } from './readSurfaces.ts';

/** Each route with its form, then the earlier forms of which callers still work. */
export function offersOf(surfaces: Iterable<Pick<ApiSurface, 'routes'>>): ApiOffers {
  const routes = [...surfaces].flatMap((surface) => Object.entries(surface.routes));
  return Object.fromEntries(routes.map(([route, { form, compatible }]) => [route, [form, ...compatible]]));
}

/** Each route that a route of a later major replaces, with that one. */
export function replacedRoutes(surfaces: Iterable<Pick<ApiSurface, 'routes'>>): ReadonlyMap<string, string> {
  const routes = [...surfaces].flatMap((surface) => Object.entries(surface.routes));
  return new Map(routes.flatMap(([route, { replacedBy }]) => (replacedBy ? [[route, replacedBy]] : [])));
}

const surfaces = [...readSurfaces().values()];

/** What this gateway offers to releases. It never changes while it runs. */
export const OFFERS: ApiOffers = offersOf(surfaces);

/** What it offers only for as long as releases need it. */
export const REPLACED = replacedRoutes(surfaces);
