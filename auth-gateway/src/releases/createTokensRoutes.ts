import type { Confirmations } from '../auth/power-acts.ts';
import type { Database } from '../database/openDatabase.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Permits } from './createPermits.ts';
import { isFromSession } from './isFromSession.ts';
import type { ReleasePowerAct } from './power-acts.ts';
import { parseRequest, reasonBody, tokenBody } from './release-requests.ts';
import { createToken, listTokens, revocableToken, revokeToken } from './teamTokens.ts';

interface Dependencies {
  database: Database;
  permits: Pick<Permits, 'permitOperator'>;
  confirmations: Confirmations<ReleasePowerAct>;
  log: Logger;
}

/** `/api/releases/tokens`: tokens for teams, which only operators make and end. */
export function createTokensRoutes({ database, permits, confirmations, log }: Dependencies) {
  const readBody = readJsonLater();

  return {
    'GET /api/releases/tokens': async (request, response) => {
      await permits.permitOperator(request);
      response.json({ tokens: await listTokens(database) });
    },

    'POST /api/releases/tokens': async (request, response) => {
      const maker = await permits.permitOperator(request);
      const wish = parseRequest(tokenBody, await readBody(request, response));
      if (isFromSession(maker)) await confirmations.require(maker, { kind: 'token', ...wish });
      const { token, ...made } = await createToken(database, maker, wish);
      log.info({ ...made, actor: maker.label }, 'token');
      response.status(201).json({ token, ...made });
    },

    'POST /api/releases/tokens/:id/revoke': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const { reason } = parseRequest(reasonBody, await readBody(request, response));
      const { id } = request.params;
      if (isFromSession(actor)) {
        const { label, revokedAt } = await revocableToken(database, id);
        if (revokedAt === null) await confirmations.require(actor, { kind: 'revoke', id, label, reason });
      }
      const revoked = await revokeToken(database, { id, actor: actor.label, reason });
      log.info({ ...revoked, actor: actor.label, reason }, 'revoke');
      response.json(revoked);
    },
  } satisfies PlatformHandlers;
}
