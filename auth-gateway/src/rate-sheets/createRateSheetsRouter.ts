import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type AgreedRateAnswer,
  agreedRateSchema,
  type RateSheetComparison,
  type RateSheetPage,
  type RateSheetSaved,
  type RateSheetVersion,
  type RateSheetVersions,
  saveRateSheetSchema,
} from '@saltbush/business-api/rate-sheets';
import type { Clock } from '@saltbush/capability';
import { consumeRate, createRateLimiter, pageNumber, parseBody } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { User, Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { agreedRateFor } from './agreedRateFor.ts';
import { clientOfUser } from './clientOfUser.ts';
import { compareRateSheets } from './compareRateSheets.ts';
import { createRateSheetStore } from './createRateSheetStore.ts';
import type { SheetReader } from './createSheetReader.ts';
import { rowsAfter } from './rate-sheet-rows.ts';
import { rateSheetCsv } from './rateSheetCsv.ts';
import { receiveSheet } from './receiveSheet.ts';
import { saveRateSheet } from './saveRateSheet.ts';

/** Reading and storing a sheet costs work, so there are only as many an hour as somebody who corrects one needs. */
const SAVE_RATE = { name: 'rate-sheet-save', points: 40, durationSeconds: 3_600 };
const PAGE_SIZE = 100;
interface Dependencies {
  database: Database;
  visitorOf: (request: Request) => Visitor;
  now: Clock;
  readSheet: SheetReader;
}

type Client = RateSheetVersions['client'];

function requireOpen({ status }: Client): void {
  if (status !== 'suspended') return;
  const message = 'This account is suspended: its rate sheets can be read, not changed. Call us to open it again.';
  throw new Refusal(message, { status: 403, code: 'forbidden' });
}

/** A client's own rate sheets. Another client's sheet is answered like one that does not exist. */
export function createRateSheetsRouter({ database, visitorOf, now, readSheet }: Dependencies): Router {
  const { db } = database;
  const router = Router();
  const store = createRateSheetStore(database);
  const saves = createRateLimiter(database.pool, SAVE_RATE);

  function userOf(request: Request): User {
    const visitor = visitorOf(request);
    if (visitor.status === 'signed-in') return visitor.user;
    throw new Refusal('Sign in to see your rate sheets.', { status: 401, code: 'unauthenticated' });
  }

  async function clientOf(request: Request): Promise<Client> {
    const client = await clientOfUser(db, userOf(request).id);
    if (client?.status === 'pending') {
      const message =
        'Your account waits for approval, as a rule for one business day. Rate sheets open with it; one that you sent ' +
        'with your set-up is kept.';
      throw new Refusal(message, { status: 403, code: 'client-pending' });
    }
    if (client !== null) return client;
    const message =
      'Your sign-in belongs to no client account yet. Set one up at /new-client with this e-mail address, then come back.';
    throw new Refusal(message, { status: 403, code: 'no-client' });
  }

  async function sheetOf(request: Request): Promise<{ client: Client; sheet: RateSheetVersion }> {
    const client = await clientOf(request);
    const id = String(request.params.id);
    const sheet = /^\d{1,15}$/.test(id) ? await store.find(client.reference, Number(id)) : null;
    if (sheet !== null) return { client, sheet };
    const message = 'There is no such rate sheet. Go back to the list of your sheets.';
    throw new Refusal(message, { status: 404, code: 'not-found' });
  }

  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });

  router.get('/', async (request, response) => {
    const client = await clientOf(request);
    const answer: RateSheetVersions = { client, sheets: await store.list(client.reference) };
    response.json(answer);
  });

  router.post('/', async (request, response) => {
    const { id, email } = userOf(request);
    const { reference: clientReference, ...client } = await clientOf(request);
    requireOpen({ reference: clientReference, ...client });
    const query = parseBody(saveRateSheetSchema, { ...request.query });
    await consumeRate(saves, id, response);
    const sheet = await receiveSheet(request, readSheet, 'file');
    const saving = { store, clientReference, uploadedBy: email, now: now() };
    const { isNew, ...saved } = await saveRateSheet(query, sheet, saving);
    response.status(isNew ? 201 : 200).json(saved satisfies RateSheetSaved);
  });

  router.get('/agreed-rate', async (request, response) => {
    const { id } = userOf(request);
    const lane = parseBody(agreedRateSchema, { ...request.query });
    const answer: AgreedRateAnswer = { rate: await agreedRateFor(db, id, lane) };
    response.json(answer);
  });

  router.get('/:id.csv', async (request, response) => {
    const { sheet } = await sheetOf(request);
    response.attachment(sheet.fileName).type('text/csv; charset=utf-8');
    await pipeline(Readable.from(rateSheetCsv(db, sheet.id)), response);
  });

  router.get('/:id', async (request, response) => {
    const { sheet } = await sheetOf(request);
    const page = pageNumber(request.query.page);
    const rows = await rowsAfter(db, sheet.id, { line: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
    const answer: RateSheetPage = { sheet, rows, page, pageSize: PAGE_SIZE };
    response.json(answer);
  });

  router.get('/:id/comparison', async (request, response) => {
    const { client, sheet } = await sheetOf(request);
    const before = await store.before(client.reference, sheet.id);
    const differences = await compareRateSheets(db, { beforeId: before?.id ?? null, afterId: sheet.id });
    const answer: RateSheetComparison = { sheet, before, ...differences };
    response.json(answer);
  });

  router.post('/:id/activation', async (request, response) => {
    const { client, sheet } = await sheetOf(request);
    requireOpen(client);
    const clientReference = client.reference;
    await store.activate(sheet, { clientReference, actor: userOf(request).email, at: now() });
    const answer: RateSheetVersions = { client, sheets: await store.list(clientReference) };
    response.json(answer);
  });

  return router;
}
