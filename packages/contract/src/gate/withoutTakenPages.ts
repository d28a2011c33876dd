import type { Release, RemoteRelease } from '../release.ts';
import type { RouteClaim } from './RouteOwnership.ts';
import { collide } from './routeFindings.ts';
import { seniorClaim } from './seniorClaim.ts';

/**
 * A live release without the pages whose address and audience an older owner has again, and without its API, and the
 * search there, where the owner has that prefix again: the owner went back to a release with that route after this
 * remote had taken it. Returns the same object when there is none.
 */
export function withoutTakenPages(
  release: RemoteRelease,
  claims: readonly RouteClaim[],
  releasesOf: (remote: string) => readonly Release[],
): RemoteRelease {
  const isTaken = (path: string, isOwners: (owner: RemoteRelease) => boolean): boolean => {
    const senior = seniorClaim(path, claims);
    if (senior === null || senior.remote === release.name) return false;
    return releasesOf(senior.remote).some((owner) => owner.kind === 'remote' && isOwners(owner));
  };
  const pages = release.pages.filter(
    (page) => !isTaken(page.path, (owner) => owner.pages.some((one) => collide(one, page))),
  );
  const { api, search, ...rest } = release;
  if (api !== undefined && isTaken(api.prefix, (owner) => owner.api?.prefix === api.prefix)) {
    const kept = search?.filter((source) => !source.api.startsWith(`${api.prefix}/`));
    return { ...rest, ...(kept ? { search: kept } : {}), pages };
  }
  return pages.length === release.pages.length ? release : { ...release, pages };
}
