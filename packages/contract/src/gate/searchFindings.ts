import type { RemoteRelease } from '../release.ts';
import { isGatewayApi } from './apiFindings.ts';
import { comparedLabel } from './comparedLabel.ts';
import type { Finding } from './Finding.ts';
import { HOW_TO_REBUILD, MANIFEST_FILE } from './manifest-file.ts';
import { routeNames } from './routeNames.ts';

type Searching = Pick<RemoteRelease, 'api' | 'needs' | 'search'>;

/** The routes by which the host searches for a release. */
export const searchRoutes = (search: RemoteRelease['search'] = []): string[] => search.map(({ api }) => `GET ${api}`);

/** Refuses sources of search that nobody could tell apart, that nobody answers, or that the gate could not look after. */
export function searchFindings(release: Searching): Finding[] {
  const { search = [], api: own, needs = {} } = release;
  const labels = search.map(({ label }) => comparedLabel(label));
  const repeated = new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
  const foreign = search.filter(({ api }) => !isGatewayApi(api) && !(own && api.startsWith(`${own.prefix}/`)));
  const unnamed = routeNames(searchRoutes(search), release).filter((route) => !Object.hasOwn(needs, route));
  return [
    ...[...repeated].map((label): Finding => {
      const message = `Two sources of search are named "${label}". Give each its own label in remote.config.ts.`;
      return { code: 'manifest-invalid', message };
    }),
    ...foreign.map(({ label, api }): Finding => {
      const message =
        `The source of search "${comparedLabel(label)}" asks ${api}, which is neither the gateway's nor below this ` +
        'remote’s own API. Let it ask one of them, in remote.config.ts.';
      return { code: 'manifest-invalid', message };
    }),
    ...unnamed.map((route): Finding => {
      const message = `The host would search with ${route}, which ${MANIFEST_FILE} does not name among its needs. ${HOW_TO_REBUILD}`;
      return { code: 'needs-missing', message };
    }),
  ];
}
