import { Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { readJson } from '../http/readJson.ts';
import type { Logger } from '../log.ts';
import { activateRelease, rollbackRelease } from './activateRelease.ts';
import type { Permits } from './createPermits.ts';
import { publishRelease } from './publishRelease.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { readArchiveBody } from './readArchiveBody.ts';
import {
  activationBody,
  historyQuery,
  logQuery,
  parseRequest,
  publishQuery,
  rollbackBody,
} from './release-requests.ts';
import { reportHistory, reportLive, reportLog, reportManifest, reportRelease } from './releaseReports.ts';
import { remoteNameOf } from './remoteNameOf.ts';

interface Dependencies {
  database: Database;
  releases: ReleaseStore;
  permits: Pick<Permits, 'permit'>;
  log: Logger;
}

/** The release API, for bearers of a token and for operators who are signed in. */
export function createReleasesRouter({ database, releases, permits, log }: Dependencies): Router {
  const { permit } = permits;
  const router = Router();
  const json = readJson();

  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });

  router.get('/', async (request, response) => {
    await permit(request, 'read');
    response.json(await reportLive(database));
  });

  router.get('/history', async (request, response) => {
    await permit(request, 'read');
    const { name = null, all, kind = null, before, limit } = parseRequest(historyQuery, { ...request.query });
    const history = await reportHistory(database, {
      ...{ name, kind, isWhole: all !== undefined },
      before: before === undefined ? null : Number(before),
      ...(limit !== undefined && { limit: Number(limit) }),
    });
    response.json({ history });
  });

  router.get('/log', async (request, response) => {
    await permit(request, 'read');
    const { after = '0' } = parseRequest(logQuery, { ...request.query });
    response.json({ entries: await reportLog(database, Number(after)) });
  });

  router.get('/:name', async (request, response) => {
    const name = remoteNameOf(request);
    await permit(request, 'read', name);
    response.json(await reportRelease(database, name));
  });

  router.get('/:name/:version', async (request, response) => {
    const name = remoteNameOf(request);
    await permit(request, 'read', name);
    response.json(await reportManifest(database, name, request.params.version));
  });

  router.post('/:name', async (request, response) => {
    const name = remoteNameOf(request);
    const { label } = await permit(request, 'publish', name);
    const { reason: why = null } = parseRequest(publishQuery, { ...request.query });
    const archive = await readArchiveBody(request);
    const liveSet = releases.publishedLiveSet();
    const publication = await publishRelease(database, { name, archive, actor: label, reason: why, liveSet });
    log.info({ ...publication, actor: label }, 'publish');
    response.status(publication.status === 'published' ? 201 : 200).json(publication);
  });

  router.post('/:name/activations', json, async (request, response) => {
    const name = remoteNameOf(request);
    const { label } = await permit(request, 'activate', name);
    const {
      version: wanted,
      percent: share = 100,
      reason: why,
      watch,
      base,
    } = parseRequest(activationBody, request.body);
    const result = await activateRelease(database, {
      name,
      version: wanted,
      share,
      isWatched: watch ?? null,
      base: base ?? null,
      actor: label,
      reason: why,
    });
    await releases.refresh();
    log.info({ ...result, actor: label, reason: why }, 'activate');
    response.status(201).json(result);
  });

  router.post('/:name/rollback', json, async (request, response) => {
    const name = remoteNameOf(request);
    const { label } = await permit(request, 'rollback', name);
    const { to = null, from = null, reason: why } = parseRequest(rollbackBody, request.body);
    const result = await rollbackRelease(database, { name, to, from, actor: label, reason: why });
    await releases.refresh();
    log.info({ ...result, actor: label, reason: why }, 'rollback');
    response.status(201).json(result);
  });

  return router;
}
