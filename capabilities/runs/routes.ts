import { type Route, route } from '@saltbush/capability';
import { pageNumber } from '@saltbush/capability/http';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import { companyFor } from '@saltbush/clients/neighbours';
import type { SearchAnswer } from '@saltbush/contract/search';
import { acceptRun } from './acceptRun.ts';
import {
  acceptRunSchema,
  cancelRunSchema,
  deskRunQuerySchema,
  runPriceSchema,
  runQuerySchema,
  runSchema,
} from './api/run-schemas.ts';
import type { DeskRun, Run, RunAccepted, RunCancelled, RunPrices, Runs } from './api/runs.ts';
import { bookRun } from './bookRun.ts';
import { cancelRun } from './cancelRun.ts';
import { deskRun } from './deskRun.ts';
import { listRuns, readRun, requireRun } from './ownRuns.ts';
import { priceRun, pricesOf } from './priceRun.ts';
import type { RunParts } from './run-parts.ts';
import { searchDeskRuns, searchOwnRuns } from './searchRuns.ts';

const HOUR = 60 * 60;
/** A form asks again with each change that counts. */
const PRICE_RATE = { name: 'run-prices', points: 600, durationSeconds: HOUR, by: 'user' } as const;
const BOOK_RATE = { name: 'runs', points: 60, durationSeconds: HOUR, by: 'user' } as const;
const TOO_LARGE = 'This run is longer than 64 kB. Shorten its instructions, or book it as two runs.';

/** Runs: one pickup with several deliveries. */
export const routes: readonly Route<RunParts>[] = [
  route(
    'POST /api/runs/prices',
    {
      ...{ access: 'signed in', rate: PRICE_RATE, body: runPriceSchema, tooLarge: TOO_LARGE },
      forKeys: {
        scope: 'price',
        summary: 'Price a run',
        detail:
          'Prices one pickup with several deliveries, each by its load, and all of them together. What has no price is named in `faults` by its field. A whole vehicle with several drops is quoted for the job, and not here.',
      },
    },
    async ({ body, user }, parts): Promise<RunPrices> => {
      await companyFor(parts.database.db, user.id, 'book');
      return pricesOf(await priceRun(body, user.id, parts));
    },
  ),
  route(
    'POST /api/runs',
    {
      ...{ access: 'signed in', rate: BOOK_RATE, body: runSchema, tooLarge: TOO_LARGE, answers: 201 },
      forKeys: {
        scope: 'book',
        summary: 'Book a run',
        detail:
          'Books one pickup with 2 to 20 deliveries: all of them, or none. Each becomes a consignment with its own reference, label, tracking and invoice. Send for each the `totalExGstCents` that pricing answered as `shownTotalExGstCents`: when one has changed, the answer is 409 `price-changed` with the new `prices`.',
      },
    },
    async ({ body, user, response }, parts): Promise<Run> => {
      const { reference, isNew } = await bookRun(body, user, parts);
      if (!isNew) response.status(200);
      return readRun(await requireRun(parts.database.db, reference, user.id), parts);
    },
  ),
  route(
    'GET /api/runs',
    {
      ...{ access: 'signed in', query: runQuerySchema },
      forKeys: { scope: 'track', summary: 'List runs', detail: 'Newest first. `page` counts from 1.' },
    },
    ({ query, user }, parts): Promise<Runs> => listRuns(user.id, pageNumber(query.page), parts),
  ),
  route(
    'GET /api/runs/search',
    { access: 'signed in', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query, user }, parts): Promise<SearchAnswer> => searchOwnRuns(user.id, query.q, parts),
  ),
  route(
    'GET /api/runs/:reference',
    {
      access: 'own',
      forKeys: {
        scope: 'track',
        summary: 'Read a run',
        detail: 'Its pickup, and each delivery in order with its consignment, status and price.',
      },
    },
    async ({ params, user }, parts): Promise<Run> =>
      readRun(await requireRun(parts.database.db, params.reference, user.id), parts),
  ),
  route(
    'POST /api/runs/:reference/cancellation',
    {
      ...{ access: 'own', rate: BOOK_RATE, body: cancelRunSchema },
      forKeys: {
        scope: 'cancel',
        summary: 'Cancel a run',
        detail:
          'Cancels each delivery that can still be; `left` names the others, each with why. Under two hours before the pickup, cancelling costs something: send `acceptsCharge: true`.',
      },
    },
    async (call, parts): Promise<RunCancelled> => {
      const { params, user } = call;
      const row = await requireRun(parts.database.db, params.reference, user.id);
      return cancelRun(row, { input: call.body, user }, parts);
    },
  ),
  route(
    'GET /api/ops/runs',
    { access: 'staff', query: deskRunQuerySchema },
    ({ query }, parts): Promise<DeskRun> => deskRun(query.booking, parts),
  ),
  route(
    'GET /api/ops/runs/search',
    { access: 'staff', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query }, parts): Promise<SearchAnswer> => searchDeskRuns(query.q, parts),
  ),
  route(
    'POST /api/ops/runs/:reference/acceptance',
    { access: 'staff', body: acceptRunSchema },
    ({ params, body, user }, parts): Promise<RunAccepted> =>
      acceptRun(params.reference, { input: body, actor: user.email }, parts),
  ),
];
