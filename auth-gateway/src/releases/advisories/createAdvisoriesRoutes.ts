import type { Database } from '../../database/openDatabase.ts';
import type { PlatformHandlers } from '../../platform/PlatformHandlers.ts';
import type { Permits } from '../createPermits.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import { remoteNameOf } from '../remoteNameOf.ts';
import type { Advisories } from './createAdvisories.ts';
import { readOwnSbom } from './readOwnSbom.ts';
import { reportAdvisories, sbomOfRelease } from './reportAdvisories.ts';

interface Dependencies {
  database: Database;
  releases: Pick<ReleaseStore, 'publishedLiveSet'>;
  permits: Pick<Permits, 'permit'>;
  advisories: Advisories;
}

/** What is in releases and in this gateway, and what is known to be bad of it. */
export function createAdvisoriesRoutes({ database, releases, permits, advisories }: Dependencies) {
  return {
    'GET /api/releases/advisories': async (request, response) => {
      await permits.permit(request, 'read');
      response.json(await reportAdvisories(database, releases.publishedLiveSet(), advisories));
    },

    'GET /api/releases/sbom': async (request, response) => {
      await permits.permit(request, 'read');
      response.json(await readOwnSbom());
    },

    'GET /api/releases/:name/:version/sbom': async (request, response) => {
      const name = remoteNameOf(request);
      await permits.permit(request, 'read', name);
      response.json(await sbomOfRelease(database, { name, version: request.params.version }));
    },
  } satisfies PlatformHandlers;
}
