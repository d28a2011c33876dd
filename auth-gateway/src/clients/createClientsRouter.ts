import {
  CLIENT_VIEWS,
  type NewClientReceipt,
  newClientSchema,
  setClientStatusSchema,
} from '@saltbush/business-api/clients';
import type { Clock } from '@saltbush/capability';
import { staffOf } from '@saltbush/capability/access';
import { deskQuery } from '@saltbush/capability/desk';
import { createRateLimiter, limitRate, parseBody, readJson } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import type { SheetReader } from '../rate-sheets/createSheetReader.ts';
import { createClientDesk } from './createClientDesk.ts';
import { receiveClient } from './receiveClient.ts';

/** Old pages put the rate sheet into the form; newer ones upload it separately. */
const TOO_LARGE =
  'This form is too large to be sent at once. Load the page again, choose the rate sheet again and save: the sheet is then ' +
  'sent by itself. What you typed is kept.';
/** Per network address. An office may share one, and a form may be sent again after a fault. */
const RATE = { name: 'clients', points: 20, durationSeconds: 3_600 };

interface Dependencies {
  database: Database;
  visitorOf: (request: Request) => Visitor;
  verifiedEmailOf: (request: Request) => string | null;
  now: Clock;
  /** Origin for the links in mails. */
  publicUrl: string;
  readSheet: SheetReader;
}

function orNotFound<T>(client: T | null): T {
  if (client !== null) return client;
  throw new Refusal('There is no such client. Check the reference.', { status: 404, code: 'not-found' });
}

/** `POST /api/clients` for everyone, and `/api/ops/clients` for staff. */
export function createClientsRouter(given: Dependencies): Router {
  const { database, visitorOf, verifiedEmailOf, now, publicUrl, readSheet } = given;
  const router = Router();
  const desk = createClientDesk({ database, now, publicUrl });
  const limited = limitRate(createRateLimiter(database.pool, RATE));

  router.post('/api/clients', limited, readJson({ tooLargeMessage: TOO_LARGE }), async (request, response) => {
    const input = parseBody(newClientSchema, request.body);
    const visitor = visitorOf(request);
    const user = visitor.status === 'signed-in' ? visitor.user : null;
    const { isNew, ...receipt } = await receiveClient(input, {
      db: database.db,
      user,
      verifiedEmail: verifiedEmailOf(request),
      now: now(),
      publicUrl,
      readSheet,
    });
    response.status(isNew ? 201 : 200).json(receipt satisfies NewClientReceipt);
  });

  router.use('/api/ops/clients', (request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    staffOf(visitorOf(request));
    next();
  });

  router.get('/api/ops/clients', async (request, response) => {
    response.json(await desk.list(deskQuery(request, CLIENT_VIEWS)));
  });

  router.get('/api/ops/clients/:reference', async (request, response) => {
    response.json(orNotFound(await desk.find(request.params.reference)));
  });

  router.post('/api/ops/clients/:reference/status', readJson(), async (request, response) => {
    const { email } = staffOf(visitorOf(request));
    const input = parseBody(setClientStatusSchema, request.body);
    response.json(orNotFound(await desk.setStatus(String(request.params.reference), input, email)));
  });

  router.post('/api/ops/clients/:reference/invitation', async (request, response) => {
    const { email } = staffOf(visitorOf(request));
    response.json(orNotFound(await desk.invite(String(request.params.reference), email)));
  });

  return router;
}
