import { Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { readJson } from '../http/readJson.ts';
import type { Logger } from '../log.ts';
import type { Permits } from './createPermits.ts';
import { parseRequest, reasonBody, tokenBody } from './release-requests.ts';
import { createToken, listTokens, revokeToken } from './teamTokens.ts';

interface Dependencies {
  database: Database;
  permits: Pick<Permits, 'permitOperator'>;
  log: Logger;
}

/** `/api/releases/tokens`: what teams act with, made and ended by operators alone. */
export function createTokensRouter({ database, permits, log }: Dependencies): Router {
  const router = Router();
  const json = readJson();

  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });

  router.get('/', async (request, response) => {
    await permits.permitOperator(request);
    response.json({ tokens: await listTokens(database) });
  });

  router.post('/', json, async (request, response) => {
    const maker = await permits.permitOperator(request);
    const { token, ...made } = await createToken(database, maker, parseRequest(tokenBody, request.body));
    log.info({ ...made, actor: maker.label }, 'token');
    response.status(201).json({ token, ...made });
  });

  router.post('/:id/revoke', json, async (request, response) => {
    const { label } = await permits.permitOperator(request);
    const { reason } = parseRequest(reasonBody, request.body);
    const revoked = await revokeToken(database, { id: request.params.id, actor: label, reason });
    log.info({ ...revoked, actor: label, reason }, 'revoke');
    response.json(revoked);
  });

  return router;
}
