import type { Release, RemoteRelease } from '../release.ts';
import type { RouteClaim } from './RouteOwnership.ts';
import { collide } from './routeFindings.ts';
import { seniorClaim } from './seniorClaim.ts';

/**
 * A live release without the pages whose address and audience an older owner has again: the owner went back to a release
 * with that route after this remote had taken it. Returns the same object when there is none.
 */
export function withoutTakenPages(
  release: RemoteRelease,
  claims: readonly RouteClaim[],
  releasesOf: (remote: string) => readonly Release[],
): RemoteRelease {
  const pages = release.pages.filter((page) => {
    const senior = seniorClaim(page.path, claims);
    if (senior === null || senior.remote === release.name) return true;
    return !releasesOf(senior.remote).some(
      (owner) => owner.kind === 'remote' && owner.pages.some((one) => collide(one, page)),
    );
  });
  return pages.length === release.pages.length ? release : { ...release, pages };
}
