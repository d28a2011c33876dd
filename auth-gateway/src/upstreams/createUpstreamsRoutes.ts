import { Refusal } from '@saltbush/capability/refusal';
import type { ApisReport } from '@saltbush/contract/release-api';
import type { Confirmations } from '../auth/power-acts.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Permits } from '../releases/createPermits.ts';
import { isFromSession } from '../releases/isFromSession.ts';
import type { ApiPowerAct } from '../releases/power-acts.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { parseRequest, reasonBody } from '../releases/release-requests.ts';
import { claimedApis } from './claimedApis.ts';
import type { Upstreams } from './createUpstreams.ts';
import { removalBody, upstreamBody } from './upstream-requests.ts';
import { upstreamFault } from './upstreamFault.ts';
import { checkRegistered, listUpstreams } from './upstreamStore.ts';

interface Dependencies {
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>;
  database: Database;
  releases: Pick<ReleaseStore, 'liveSet'>;
  upstreams: Upstreams;
  permits: Permits;
  confirmations: Confirmations<ApiPowerAct>;
  log: Logger;
}

const DEFAULT_HEALTH = '/healthz';
const DEFAULT_TIMEOUT_MS = 5_000;

/** `/api/releases/apis`: the services of remotes, which only operators register. */
export function createUpstreamsRoutes(parts: Dependencies) {
  const { config, database, releases, upstreams, permits, confirmations, log } = parts;
  const readBody = readJsonLater();

  return {
    'GET /api/releases/apis': async (request, response) => {
      await permits.permit(request, 'read');
      const registered = await listUpstreams(database.db);
      const report: ApisReport = {
        apis: claimedApis(releases.liveSet()),
        upstreams: registered.map((one) => {
          const isAsked = upstreams.isAsked(one);
          return { ...one, state: isAsked === null ? 'not-asked' : isAsked ? 'answers' : 'away' };
        }),
        keys: upstreams.registered().keys.map(({ kid, madeAt }) => ({ kid, madeAt: madeAt.toISOString() })),
      };
      response.json(report);
    },

    'POST /api/releases/apis': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const given = parseRequest(upstreamBody, await readBody(request, response));
      const fault = upstreamFault(given.upstream, config);
      if (fault !== null) throw new Refusal(fault, { status: 400, code: 'bad-request' });
      const act = {
        kind: 'set-api',
        remote: given.remote,
        version: given.version ?? null,
        url: given.upstream.replace(/\/{1,10}$/, ''),
        healthPath: given.health ?? DEFAULT_HEALTH,
        timeoutMs: given.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        reason: given.reason,
      } as const;
      if (isFromSession(actor)) await confirmations.require(actor, act);
      const { seq } = await upstreams.perform(act, actor.label);
      log.info({ ...act, seq, actor: actor.label }, 'api set');
      response.status(201).json({ seq, remote: act.remote, version: act.version, upstream: act.url });
    },

    'POST /api/releases/apis/removal': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const given = parseRequest(removalBody, await readBody(request, response));
      const { remote, version = null, reason } = given;
      const act = { kind: 'remove-api', remote, version, reason } as const;
      if (isFromSession(actor)) {
        await checkRegistered(database, act);
        await confirmations.require(actor, act);
      }
      const { seq } = await upstreams.perform(act, actor.label);
      log.info({ ...act, seq, actor: actor.label }, 'api removed');
      response.json({ seq, remote, version });
    },

    'POST /api/releases/apis/keys': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const { reason } = parseRequest(reasonBody, await readBody(request, response));
      const act = { kind: 'rotate-api-key', reason } as const;
      if (isFromSession(actor)) await confirmations.require(actor, act);
      const { seq } = await upstreams.perform(act, actor.label);
      log.info({ ...act, seq, actor: actor.label }, 'identity key rotated');
      response.status(201).json({ seq });
    },
  } satisfies PlatformHandlers;
}
