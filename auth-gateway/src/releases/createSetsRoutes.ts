import { consumeRate, createRateLimiter } from '@saltbush/capability/http';
import type { Confirmations } from '../auth/power-acts.ts';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import { activateSet, trySet } from './activateSet.ts';
import type { Permits } from './createPermits.ts';
import { isFromSession } from './isFromSession.ts';
import type { ReleasePowerAct } from './power-acts.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { readSet } from './readSet.ts';
import { parseRequest, reasonBody, setBody, setPath } from './release-requests.ts';
import { requirePermission } from './releaseTokens.ts';
import { rollbackSet, trySetRollback } from './rollbackSet.ts';
import { SESSION_ROLLBACKS } from './session-rollbacks.ts';

interface Dependencies {
  database: Database;
  releases: Pick<ReleaseStore, 'refresh' | 'trials'>;
  permits: Pick<Permits, 'permit'>;
  confirmations: Confirmations<ReleasePowerAct>;
  log: Logger;
}

/** `/api/releases/sets`: releases that are activated, and taken back, together. */
export function createSetsRoutes({ database, releases, permits, confirmations, log }: Dependencies) {
  const readBody = readJsonLater();
  const rollbacks = createRateLimiter(database.pool, SESSION_ROLLBACKS);

  return {
    'POST /api/releases/sets/activations': async (request, response) => {
      const actor = await permits.permit(request, 'read');
      const {
        releases: members,
        reason,
        watch: isWatched = true,
        evenThoughWithdrawn: isEvenThoughWithdrawn = false,
      } = parseRequest(setBody, await readBody(request, response));
      for (const { name } of members) requirePermission(actor, 'activate', name);
      const act = { releases: members, reason, isWatched, isEvenThoughWithdrawn };
      const wanted = { ...act, actor: actor.label };
      if (isFromSession(actor) && (await trySet(database, releases.trials(), wanted)) === null) {
        await confirmations.require(actor, { kind: 'activate-set', ...act });
      }
      const result = await activateSet(database, releases.trials(), wanted);
      const warmUp = await releases.refresh();
      log.info({ ...result, actor: actor.label, reason, warmUp }, 'activate set');
      response.status(201).json(warmUp.status === 'warm' ? result : { ...result, warmUp });
    },

    'POST /api/releases/sets/:revision/rollback': async (request, response) => {
      const actor = await permits.permit(request, 'read');
      const { revision } = parseRequest(setPath, { revision: request.params.revision });
      const { reason } = parseRequest(reasonBody, await readBody(request, response));
      const set = Number(revision);
      const members = await readSet(database.db, set);
      for (const { name, before } of members) {
        requirePermission(actor, 'rollback', name);
        if (before === null) requirePermission(actor, 'retire', name);
      }
      const wanted = { set, reason, actor: actor.label };
      if (isFromSession(actor)) {
        await consumeRate(rollbacks, actor.session.id ?? actor.session.userId, response);
        // What had nothing before leaves the site, and that is more than going back.
        if (members.some(({ before }) => before === null)) {
          await trySetRollback(database, wanted);
          await confirmations.require(actor, { kind: 'rollback-set', set, releases: members, reason });
        }
      }
      const result = await rollbackSet(database, wanted);
      await releases.refresh();
      log.info({ ...result, actor: actor.label, reason }, 'rollback set');
      response.status(201).json(result);
    },
  } satisfies PlatformHandlers;
}
