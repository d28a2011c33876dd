import express, { Router } from 'express';
import * as yup from 'yup';
import type { Database } from '../database/openDatabase.ts';
import { parseBody } from '../http/parseBody.ts';
import type { Logger } from '../log.ts';
import type { Permits } from '../releases/createPermits.ts';
import { pruneReleases } from './pruneReleases.ts';

interface Dependencies {
  database: Database;
  permits: Pick<Permits, 'permitOperator'>;
  log: Logger;
}

const reason = yup.string().trim().max(500);
const prune = yup
  .object({
    dryRun: yup.boolean(),
    reason: reason.when('dryRun', ([dryRun]: unknown[]) =>
      dryRun === true ? reason : reason.required('Say why, as "reason": the history shows it.'),
    ),
  })
  .noUnknown();

/** `POST /api/releases/prune`: removes old releases, or says which would go. For operators. */
export function createPruneRouter({ database, permits, log }: Dependencies): Router {
  const router = Router();
  router.post('/prune', express.json({ limit: '16kb' }), async (request, response) => {
    const { label } = await permits.permitOperator(request);
    const { dryRun = false, reason: why = '' } = parseBody(prune, request.body ?? {});
    const report = await pruneReleases(database, { actor: label, reason: why, isDryRun: dryRun });
    if (!dryRun) log.info({ releases: report.releases.length, freedBytes: report.freedBytes, actor: label }, 'prune');
    response.set('cache-control', 'no-store').json(report);
  });
  return router;
}
