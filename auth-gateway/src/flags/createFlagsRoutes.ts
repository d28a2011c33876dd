import type { Clock } from '@saltbush/capability';
import type { Confirmations } from '../auth/power-acts.ts';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Permits } from '../releases/createPermits.ts';
import { isFromSession } from '../releases/isFromSession.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { parseRequest } from '../releases/release-requests.ts';
import { type FlagWish, flagBody } from './flag-requests.ts';
import type { FlagPowerAct } from './power-acts.ts';
import { reportFlags } from './reportFlags.ts';
import { checkFlag, setFlag } from './setFlag.ts';

interface Dependencies {
  database: Database;
  releases: Pick<ReleaseStore, 'publishedLiveSet' | 'refresh' | 'trials'>;
  permits: Permits;
  confirmations: Confirmations<FlagPowerAct>;
  now: Clock;
  log: Logger;
}

/** `/api/releases/flags`: the flags of live releases, and who gets which value. Who may activate a remote may switch its flags. */
export function createFlagsRoutes({ database, releases, permits, confirmations, now, log }: Dependencies) {
  const readBody = readJsonLater();

  return {
    'GET /api/releases/flags': async (request, response) => {
      await permits.permit(request, 'read');
      await releases.refresh();
      response.json(reportFlags(releases.publishedLiveSet(), now()));
    },

    'POST /api/releases/flags': async (request, response) => {
      await permits.permit(request, 'read');
      const wish = parseRequest(flagBody, await readBody(request, response)) as FlagWish;
      const actor = await permits.permit(request, 'activate', wish.remote);
      const named = { ...wish, actor: actor.label };
      if (isFromSession(actor)) {
        await checkFlag(database, releases.trials(), named);
        await confirmations.require(actor, { kind: 'set-flag', ...wish });
      }
      const result = await setFlag(database, releases.trials(), named);
      await releases.refresh();
      log.info({ ...result, actor: actor.label, reason: wish.reason }, 'flag');
      response.status(201).json(result);
    },
  } satisfies PlatformHandlers;
}
