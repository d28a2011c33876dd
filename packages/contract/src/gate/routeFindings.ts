import type { Release, ReleasePage, RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { titleOf } from './titleOf.ts';

/** What a page takes for its remote. Two routes are one when they differ only in the names of their parameters. */
export function claimOf({ path, access }: Pick<ReleasePage, 'path' | 'access'>): string {
  return `${path.replace(/:[^/]+/g, ':')} for ${access}`;
}

/** The pages of a remote that a release of another remote has already. */
export function routeFindings(release: RemoteRelease, others: readonly Release[]): Finding[] {
  const claims = new Set(release.pages.map(claimOf));
  return others.flatMap((other) => {
    if (other.kind === 'host' || other.name === release.name) return [];
    return other.pages
      .filter((page) => claims.has(claimOf(page)))
      .map(({ path, access }) => ({
        code: 'route-clash',
        message:
          `${titleOf(release)} claims a page that is taken: ${path} belongs to ${titleOf(other)} for ${access}. Choose ` +
          `another path; to move the page, first activate a release of ${other.name} that gives it up.`,
      }));
  });
}
