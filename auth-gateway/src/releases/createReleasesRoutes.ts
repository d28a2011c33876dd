import { consumeRate, createRateLimiter } from '@saltbush/capability/http';
import { searchQuerySchema } from '@saltbush/capability/search';
import type { Confirmations } from '../auth/power-acts.ts';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import { activateRelease, tryActivation } from './activateRelease.ts';
import type { Advisories } from './advisories/createAdvisories.ts';
import type { FolderReader } from './createFolderReader.ts';
import type { Permits } from './createPermits.ts';
import { createTrialsAhead } from './createTrialsAhead.ts';
import { isFromSession } from './isFromSession.ts';
import type { ReleasePowerAct } from './power-acts.ts';
import type { SigstoreRoots } from './provenance/createSigstoreRoots.ts';
import { publishRelease } from './publishRelease.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { readArchiveBody } from './readArchiveBody.ts';
import {
  activationBody,
  historyQuery,
  logQuery,
  parseRequest,
  publishQuery,
  retirementBody,
  rollbackBody,
} from './release-requests.ts';
import { reportHistory, reportLive, reportLogPage, reportManifest, reportRelease } from './releaseReports.ts';
import { requirePermission } from './releaseTokens.ts';
import { remoteNameOf } from './remoteNameOf.ts';
import { requireToken } from './requireToken.ts';
import { retireRemote, tryRetirement } from './retireRemote.ts';
import { isGoodRollback, rollbackRelease } from './rollbackRelease.ts';
import { searchReleases } from './searchReleases.ts';
import { SESSION_ROLLBACKS } from './session-rollbacks.ts';

interface Dependencies {
  database: Database;
  releases: ReleaseStore;
  permits: Pick<Permits, 'permit'>;
  readFolder: FolderReader;
  confirmations: Confirmations<ReleasePowerAct>;
  /** Origin of this site. */
  publicUrl: string;
  sigstoreRoots: SigstoreRoots;
  advisories: Advisories;
  log: Logger;
}

/** The release API, for bearers of a token and for signed-in operators. */
export function createReleasesRoutes(parts: Dependencies) {
  const { database, releases, permits, readFolder, confirmations, publicUrl, sigstoreRoots, advisories, log } = parts;
  const { permit } = permits;
  const readBody = readJsonLater();
  const rollbacks = createRateLimiter(database.pool, SESSION_ROLLBACKS);
  const tryAhead = createTrialsAhead({ database, releases, log });

  return {
    'GET /api/releases': async (request, response) => {
      await permit(request, 'read');
      response.json(await reportLive(database));
    },

    'GET /api/releases/history': async (request, response) => {
      await permit(request, 'read');
      const { name = null, all, kind = null, before, limit } = parseRequest(historyQuery, { ...request.query });
      const history = await reportHistory(database, {
        ...{ name, kind, isWhole: all !== undefined },
        before: before === undefined ? null : Number(before),
        ...(limit !== undefined && { limit: Number(limit) }),
      });
      response.json({ history });
    },

    'GET /api/releases/log': async (request, response) => {
      await permit(request, 'read');
      const { after = '0', digests } = parseRequest(logQuery, { ...request.query });
      response.json(await reportLogPage(database, { after: Number(after), hasDigests: digests !== undefined }));
    },

    'GET /api/releases/search': async (request, response) => {
      await permit(request, 'read');
      const { q } = parseRequest(searchQuerySchema, { ...request.query });
      response.json(await searchReleases(database, releases.liveSet(), q));
    },

    'GET /api/releases/:name': async (request, response) => {
      const name = remoteNameOf(request);
      await permit(request, 'read', name);
      response.json(await reportRelease(database, name));
    },

    'GET /api/releases/:name/:version': async (request, response) => {
      const name = remoteNameOf(request);
      await permit(request, 'read', name);
      response.json(await reportManifest(database, name, request.params.version));
    },

    'POST /api/releases/:name': async (request, response) => {
      const name = remoteNameOf(request);
      const actor = await permit(request, 'publish', name);
      requireToken(actor);
      const { label } = actor;
      const { reason: why = null } = parseRequest(publishQuery, { ...request.query });
      const archive = await readArchiveBody(request);
      const liveSet = releases.publishedLiveSet();
      const publication = await publishRelease(database, {
        ...{ name, archive, actor: label, reason: why, liveSet, readFolder },
        signing: { site: publicUrl, roots: sigstoreRoots },
        advisories: await advisories(),
        requireActivate: () => requirePermission(actor, 'activate', name),
      });
      log.info({ ...publication, actor: label }, 'publish');
      tryAhead(name, publication.version);
      response.status(publication.status === 'published' ? 201 : 200).json(publication);
    },

    'POST /api/releases/:name/activations': async (request, response) => {
      const name = remoteNameOf(request);
      const actor = await permit(request, 'activate', name);
      const {
        version,
        percent: share = 100,
        reason,
        watch,
        base,
        evenThoughWithdrawn: isEvenThoughWithdrawn = false,
      } = parseRequest(activationBody, await readBody(request, response));
      const act = { name, version, share, isWatched: watch ?? null, base: base ?? null, reason, isEvenThoughWithdrawn };
      const wanted = { ...act, actor: actor.label };
      // Refuse an impossible activation before asking for a confirmation. When the release is live already as wanted,
      // there is nothing to confirm.
      if (isFromSession(actor) && (await tryActivation(database, releases.trials(), wanted)) === null) {
        await confirmations.require(actor, { kind: 'activate', ...act });
      }
      const result = await activateRelease(database, releases.trials(), wanted);
      const warmUp = await releases.refresh();
      log.info({ ...result, actor: actor.label, reason, warmUp }, 'activate');
      response.status(201).json(warmUp.status === 'warm' ? result : { ...result, warmUp });
    },

    'POST /api/releases/:name/rollback': async (request, response) => {
      const name = remoteNameOf(request);
      const actor = await permit(request, 'rollback', name);
      const {
        to = null,
        from = null,
        reason,
        evenThoughWithdrawn: isEvenThoughWithdrawn = false,
      } = parseRequest(rollbackBody, await readBody(request, response));
      const wanted = { name, to, from, actor: actor.label, reason, isEvenThoughWithdrawn };
      if (isFromSession(actor)) {
        await consumeRate(rollbacks, actor.session.id ?? actor.session.userId, response);
        // Without `to`, a rollback never goes to a release that was taken away.
        if (to !== null && !(await isGoodRollback(database, wanted))) {
          await confirmations.require(actor, { kind: 'rollback', name, to, from, reason, isEvenThoughWithdrawn });
        }
      }
      const result = await rollbackRelease(database, wanted);
      await releases.refresh();
      log.info({ ...result, actor: actor.label, reason }, 'rollback');
      response.status(201).json(result);
    },

    'POST /api/releases/:name/retirement': async (request, response) => {
      const name = remoteNameOf(request);
      const actor = await permit(request, 'retire', name);
      const { from = null, reason } = parseRequest(retirementBody, await readBody(request, response));
      const wanted = { name, from, actor: actor.label, reason };
      if (isFromSession(actor) && (await tryRetirement(database, wanted)) === null) {
        await confirmations.require(actor, { kind: 'retire', name, from, reason });
      }
      const result = await retireRemote(database, wanted);
      await releases.refresh();
      log.info({ ...result, actor: actor.label, reason }, 'retire');
      response.status(201).json(result);
    },
  } satisfies PlatformHandlers;
}
