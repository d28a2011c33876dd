import type { RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import type { RouteOwnership } from './RouteOwnership.ts';
import { routeShape } from './routeShape.ts';
import { seniorClaim } from './seniorClaim.ts';
import { titleOf } from './titleOf.ts';

/** Refuses claimed routes that belong to another remote, whoever may open them, unless an operator granted them. */
export function ownerFindings(
  release: Pick<RemoteRelease, 'name' | 'version'>,
  claimed: readonly string[],
  { claims, grants }: RouteOwnership,
): Finding[] {
  const granted = new Set(grants.filter(({ to }) => to === release.name).map(({ path }) => routeShape(path)));
  const paths = new Map(claimed.map((path) => [routeShape(path), path]));
  return [...paths].flatMap(([shape, path]): Finding[] => {
    const senior = granted.has(shape) ? null : seniorClaim(path, claims, release.name);
    if (senior === null || senior.remote === release.name) return [];
    const why = routeShape(senior.path) === shape ? '' : `, which had ${senior.path} first`;
    const message =
      `${titleOf(release)} claims ${path}, which belongs to ${senior.remote}${why}. Choose another path, or ask an ` +
      `operator for this one: mfe routes grant ${path} --to ${release.name} --reason "…".`;
    return [{ code: 'route-owned', message }];
  });
}
