import { parseBody } from '@saltbush/capability/http';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Permits } from '../releases/createPermits.ts';
import { pruneBody } from './pruneBody.ts';
import { pruneReleases } from './pruneReleases.ts';

interface Dependencies {
  database: Database;
  permits: Pick<Permits, 'permitOperator'>;
  log: Logger;
}

/** `POST /api/releases/prune`, for operators: removes old releases, or with a dry run lists those that would go. */
export function createPruneRoutes({ database, permits, log }: Dependencies) {
  const readBody = readJsonLater();
  return {
    'POST /api/releases/prune': async (request, response) => {
      const { label } = await permits.permitOperator(request);
      const { dryRun = false, reason: why = '' } = parseBody(pruneBody, (await readBody(request, response)) ?? {});
      const report = await pruneReleases(database, { actor: label, reason: why, isDryRun: dryRun });
      if (!dryRun) log.info({ releases: report.releases.length, freedBytes: report.freedBytes, actor: label }, 'prune');
      response.set('cache-control', 'no-store').json(report);
    },
  } satisfies PlatformHandlers;
}
