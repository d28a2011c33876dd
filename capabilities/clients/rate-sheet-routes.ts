import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { pageNumber, rowId, visitorNetwork } from '@saltbush/capability/http';
import {
  type AgreedRateAnswer,
  agreedRateSchema,
  type RateSheetComparison,
  type RateSheetPage,
  type RateSheetSaved,
  type RateSheetUploaded,
  type RateSheetVersion,
  type RateSheetVersions,
  saveRateSheetSchema,
  uploadRateSheetSchema,
} from './api/rate-sheets.ts';
import type { ClientParts } from './client-parts.ts';
import type { MembershipRow } from './members/membershipsOf.ts';
import { requireRole } from './members/requireRole.ts';
import { agreedRateFor } from './rate-sheets/agreedRateFor.ts';
import { compareRateSheets } from './rate-sheets/compareRateSheets.ts';
import { rowsAfter } from './rate-sheets/rate-sheet-rows.ts';
import { rateSheetCsv } from './rate-sheets/rateSheetCsv.ts';
import { receiveSheet } from './rate-sheets/receiveSheet.ts';
import { requireClient, requireOpen } from './rate-sheets/requireClient.ts';
import { saveRateSheet } from './rate-sheets/saveRateSheet.ts';
import { holdSheet } from './rate-sheets/sheet-uploads.ts';

/** As many as forms, plus some for choosing another sheet. */
const UPLOAD_RATE = { name: 'rate-sheet-uploads', points: 30, durationSeconds: 3_600 };
/** Reading and storing a sheet costs work, so there are only as many an hour as somebody who corrects one needs. */
const SAVE_RATE = { name: 'rate-sheet-save', points: 40, durationSeconds: 3_600, by: 'user' } as const;
const PAGE_SIZE = 100;
const NO_SHEET = 'There is no such rate sheet. Go back to the list of your sheets.';

/** A sheet of the user's client. Another client's is answered like one that does not exist. */
async function sheetOf(
  id: string,
  userId: string,
  { house, sheets }: ClientParts,
): Promise<{ client: MembershipRow; sheet: RateSheetVersion }> {
  const client = await requireClient(house.database.db, userId);
  const number = rowId(id);
  const sheet = number === null ? null : await sheets.find(client.reference, number);
  return { client, sheet: orNotFound(sheet, NO_SHEET) };
}

/** A client's own rate sheets; and a sheet from anybody, for the form that follows. */
export const rateSheetRoutes: readonly Route<ClientParts>[] = [
  route(
    'POST /api/rate-sheet-uploads',
    {
      ...{ access: 'public', headers: { 'cache-control': 'no-store' }, rate: UPLOAD_RATE },
      ...{ query: uploadRateSheetSchema, answers: 201 },
    },
    async ({ request }, { house: { database, now }, readSheet }): Promise<RateSheetUploaded> => {
      const sheet = await receiveSheet(request, readSheet, 'rateSheet');
      const upload = await holdSheet(database.db, sheet, { network: visitorNetwork(request), now });
      const { rowCount, skippedCount, notes } = sheet;
      return { upload, rowCount, skippedCount, notes };
    },
  ),
  route(
    'GET /api/rate-sheets',
    { access: 'company' },
    async ({ user }, { house, sheets }): Promise<RateSheetVersions> => {
      const client = await requireClient(house.database.db, user.id);
      return { client, sheets: await sheets.list(client.reference) };
    },
  ),
  route(
    'POST /api/rate-sheets',
    { access: 'company', rate: SAVE_RATE, query: saveRateSheetSchema, answers: 201 },
    async (call, { house, sheets, readSheet }): Promise<RateSheetSaved> => {
      const { user, request, response } = call;
      const client = await requireClient(house.database.db, user.id);
      requireRole(client, 'rates');
      requireOpen(client);
      const { query } = call;
      const sheet = await receiveSheet(request, readSheet, 'file');
      const saving = { store: sheets, clientReference: client.reference, uploadedBy: user.email, now: house.now() };
      const { isNew, ...saved } = await saveRateSheet(query, sheet, saving);
      if (!isNew) response.status(200);
      return saved;
    },
  ),
  route(
    'GET /api/rate-sheets/agreed-rate',
    { access: 'signed in', query: agreedRateSchema },
    async ({ query, user }, { house }): Promise<AgreedRateAnswer> => ({
      rate: await agreedRateFor(house.database.db, user.id, query),
    }),
  ),
  route(
    'GET /api/rate-sheets/:id.csv',
    { access: 'own company' },
    async ({ params, user, response }, parts): Promise<undefined> => {
      const { sheet } = await sheetOf(params.id, user.id, parts);
      response.attachment(sheet.fileName).type('text/csv; charset=utf-8');
      await pipeline(Readable.from(rateSheetCsv(parts.house.database.db, sheet.id)), response);
    },
  ),
  route(
    'GET /api/rate-sheets/:id',
    { access: 'own company' },
    async ({ params, user, request }, parts): Promise<RateSheetPage> => {
      const { sheet } = await sheetOf(params.id, user.id, parts);
      const page = pageNumber(request.query.page);
      const range = { line: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      return { sheet, rows: await rowsAfter(parts.house.database.db, sheet.id, range), page, pageSize: PAGE_SIZE };
    },
  ),
  route(
    'GET /api/rate-sheets/:id/comparison',
    { access: 'own company' },
    async ({ params, user }, parts): Promise<RateSheetComparison> => {
      const { client, sheet } = await sheetOf(params.id, user.id, parts);
      const before = await parts.sheets.before(client.reference, sheet.id);
      const ids = { beforeId: before?.id ?? null, afterId: sheet.id };
      return { sheet, before, ...(await compareRateSheets(parts.house.database.db, ids)) };
    },
  ),
  route(
    'POST /api/rate-sheets/:id/activation',
    { access: 'own company' },
    async ({ params, user }, parts): Promise<RateSheetVersions> => {
      const { client, sheet } = await sheetOf(params.id, user.id, parts);
      requireRole(client, 'rates');
      requireOpen(client);
      const { reference: clientReference } = client;
      await parts.sheets.activate(sheet, { clientReference, actor: user.email, at: parts.house.now() });
      return { client, sheets: await parts.sheets.list(clientReference) };
    },
  ),
];
