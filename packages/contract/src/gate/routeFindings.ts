import type { Release, ReleasePage, RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { isSenior } from './isSenior.ts';
import type { RouteClaim } from './RouteOwnership.ts';
import { routeShape } from './routeShape.ts';
import { titleOf } from './titleOf.ts';

type Route = Pick<ReleasePage, 'path' | 'access'>;

/** The address and audience that a page claims. */
export function claimOf({ path, access }: Route): string {
  return `${routeShape(path)} for ${access}`;
}

/**
 * Whether two pages answer the same address for the same visitors and neither wins. A fixed route beside one with a
 * parameter is no conflict: the fixed one wins.
 */
export function collide(one: Route, other: Route): boolean {
  if (one.access !== other.access) return false;
  const [first, second] = [one.path.split('/'), other.path.split('/')];
  const isOpen = (segment: string | undefined) => segment?.startsWith(':') ?? false;
  if (first.some(isOpen) !== second.some(isOpen) || first.length !== second.length) return false;
  return first.every((segment, index) => segment === second[index] || isOpen(segment) || isOpen(second[index]));
}

/** Refuses pages whose address and audience another remote has already. The older owner of a route comes first. */
export function routeFindings(
  release: RemoteRelease,
  others: readonly Release[],
  claims: readonly RouteClaim[],
): Finding[] {
  const own = release.pages.filter(({ path }) => !isSenior(release.name, path, claims));
  return others.flatMap((other) => {
    if (other.kind === 'host' || other.name === release.name) return [];
    return other.pages
      .filter((page) => own.some((one) => collide(one, page)))
      .map(({ path, access }) => ({
        code: 'route-clash',
        message:
          `${titleOf(release)} claims an address that is taken: ${path} belongs to ${titleOf(other)} for ${access}. Choose ` +
          `another path; to move the page, first activate a release of ${other.name} that gives it up.`,
      }));
  });
}
