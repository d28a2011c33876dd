import { parseQuery } from '@saltbush/capability/http';
import type { ReleaseHealthReport, VerdictReport } from '@saltbush/contract/release-api';
import { LRUCache } from 'lru-cache';
import * as yup from 'yup';
import type { Confirmations } from '../auth/power-acts.ts';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Permits } from '../releases/createPermits.ts';
import { isFromSession } from '../releases/isFromSession.ts';
import type { WatchPowerAct } from '../releases/power-acts.ts';
import { parseRequest, watchBody } from '../releases/release-requests.ts';
import { remoteNameOf } from '../releases/remoteNameOf.ts';
import { createPageWeights } from './createPageWeights.ts';
import { reportHealth } from './reportHealth.ts';
import { reportVerdicts } from './reportVerdicts.ts';
import type { SlownessJudge } from './slowness/createSlownessJudge.ts';
import { setSlowerBack } from './slowness/slower-back.ts';

const MOST_HOURS = 168;
/**
 * How long a report is shared by all consoles that ask. In a report of a day or a week, the last seconds cannot be
 * seen.
 */
const freshMs = (hours: number): number => (hours <= 1 ? 4_000 : Math.min(hours * 1_000, 60_000));
const REPORTS_KEPT = 50;
/** As short as the watch's own pause, so that a verdict is no older than what the watch knows. */
const VERDICTS_FRESH_MS = 4_000;

const query = yup
  .object({
    name: yup.string().matches(/^(shell|mf-[a-z][a-z0-9-]{0,36})$/, 'Give a remote such as mf-quote, or shell.'),
    hours: yup
      .string()
      .matches(/^\d{1,3}$/, 'Give a whole number of hours.')
      .test('range', `Give 1 to ${MOST_HOURS} hours.`, (hours) => {
        return hours === undefined || (Number(hours) >= 1 && Number(hours) <= MOST_HOURS);
      }),
  })
  .noUnknown();

interface Dependencies {
  database: Database;
  permits: Permits;
  slownessOf: SlownessJudge;
  confirmations: Confirmations<WatchPowerAct>;
  log: Logger;
}

/**
 * `GET /api/releases/health?name=&hours=`: how each release did; `GET /api/releases/health/verdicts`: what the watch makes of
 * those that are live; `GET /api/releases/health/counts`: of how many names it makes something bad;
 * `POST /api/releases/:name/watch`: what it does with slower releases of one.
 */
export function createHealthRoutes({ database, permits, slownessOf, confirmations, log }: Dependencies) {
  const readBody = readJsonLater();
  const weightsOf = createPageWeights(database.db);
  const reports = new LRUCache<string, Promise<ReleaseHealthReport>>({ max: REPORTS_KEPT });
  const verdicts = new LRUCache<'all', Promise<VerdictReport>>({ max: 1, ttl: VERDICTS_FRESH_MS });

  function verdictsOfAll(): Promise<VerdictReport> {
    const known = verdicts.get('all');
    if (known) return known;
    const report = reportVerdicts({ database, slownessOf, weightsOf });
    verdicts.set('all', report);
    report.catch(() => verdicts.delete('all'));
    return report;
  }

  function reportOf(name: string | null, hours: number): Promise<ReleaseHealthReport> {
    const key = `${name} ${hours}`;
    const known = reports.get(key);
    if (known) return known;
    const report = reportHealth(database.db, { name, hours, now: new Date() });
    reports.set(key, report, { ttl: freshMs(hours) });
    report.catch(() => reports.delete(key));
    return report;
  }

  return {
    'GET /api/releases/health': async (request, response) => {
      response.setHeader('cache-control', 'no-store');
      await permits.permit(request, 'read');
      const { name = null, hours = '24' } = parseQuery(query, request);
      response.json(await reportOf(name, Number(hours)));
    },
    'GET /api/releases/health/counts': async (request, response) => {
      response.setHeader('cache-control', 'no-store');
      await permits.permit(request, 'read');
      const { verdicts: found } = await verdictsOfAll();
      const failing = found.filter(
        ({ verdict, slowness = [] }) =>
          verdict === 'worse' || verdict === 'looks-worse' || slowness.some(({ status }) => status !== 'no-evidence'),
      );
      response.json({ failingReleases: new Set(failing.map(({ name }) => name)).size });
    },
    'GET /api/releases/health/verdicts': async (request, response) => {
      response.setHeader('cache-control', 'no-store');
      await permits.permit(request, 'read');
      response.json(await verdictsOfAll());
    },
    'POST /api/releases/:name/watch': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const name = remoteNameOf(request);
      const wish = parseRequest(watchBody, await readBody(request, response));
      if (isFromSession(actor)) await confirmations.require(actor, { kind: 'set-watch', name, ...wish });
      const result = await setSlowerBack(database, { name, ...wish, actor: actor.label });
      log.info({ ...result, actor: actor.label, reason: wish.reason }, 'set-watch');
      verdicts.delete('all');
      response.json(result);
    },
  } satisfies PlatformHandlers;
}
