import type { Confirmations } from '../auth/power-acts.ts';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Permits } from './createPermits.ts';
import { isFromSession } from './isFromSession.ts';
import type { ReleasePowerAct } from './power-acts.ts';
import { grantBody, parseRequest } from './release-requests.ts';
import { checkGranted, grantRoute, reportRoutes, revokeGrant } from './routeGrants.ts';

interface Dependencies {
  database: Database;
  permits: Permits;
  confirmations: Confirmations<ReleasePowerAct>;
  log: Logger;
}

/** `/api/releases/routes`: who has which routes, and the grants that only operators make and revoke. */
export function createOwnershipRoutes({ database, permits, confirmations, log }: Dependencies) {
  const readBody = readJsonLater();

  return {
    'GET /api/releases/routes': async (request, response) => {
      await permits.permit(request, 'read');
      response.json(await reportRoutes(database));
    },

    'POST /api/releases/routes/grants': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const wish = parseRequest(grantBody, await readBody(request, response));
      if (isFromSession(actor)) await confirmations.require(actor, { kind: 'grant', ...wish });
      const result = await grantRoute(database, { ...wish, actor: actor.label });
      log.info({ ...result, actor: actor.label, reason: wish.reason }, 'grant');
      response.status(201).json(result);
    },

    'POST /api/releases/routes/grants/revoke': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const wish = parseRequest(grantBody, await readBody(request, response));
      const wanted = { ...wish, actor: actor.label };
      if (isFromSession(actor)) {
        await checkGranted(database, wanted);
        await confirmations.require(actor, { kind: 'revoke-grant', ...wish });
      }
      const result = await revokeGrant(database, wanted);
      log.info({ ...result, actor: actor.label, reason: wish.reason }, 'grant revoked');
      response.json(result);
    },
  } satisfies PlatformHandlers;
}
