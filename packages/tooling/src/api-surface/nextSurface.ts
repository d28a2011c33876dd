import { type ApiSurface, type Incompatibility, incompatibilities } from '@saltbush/contract/api-surface';
import type { describeApi } from './describeApi.ts';

type Described = ReturnType<typeof describeApi>[string];

const EMPTY: ApiSurface = { major: 1, routes: {}, types: {} };

/**
 * The surface to commit for what is described, after the one that is committed. Within a major the digests of before
 * go on being offered; a raised major ends that for the routes that it changes.
 */
export function nextSurface(
  described: Described,
  committed: ApiSurface = EMPTY,
  major = committed.major,
): { surface: ApiSurface; broken: Incompatibility[] } {
  const broken = incompatibilities(committed, described);
  const brokenRoutes = new Set(broken.map(({ route }) => route));
  const routes = Object.entries(described.routes).map(([route, { form, ...forms }]) => {
    const before = Object.hasOwn(committed.routes, route) ? committed.routes[route] : undefined;
    const earlier = before && !brokenRoutes.has(route) ? [before.form, ...before.compatible] : [];
    return [route, { form, compatible: [...new Set(earlier)].filter((one) => one !== form), ...forms }] as const;
  });
  const surface = { major, routes: Object.fromEntries(routes), types: described.types };
  return { surface, broken: major > committed.major ? [] : broken };
}
