import { type Route, route } from '@saltbush/capability';
import { deskQuery, orNotFound } from '@saltbush/capability/desk';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import {
  DESK_STANDING_SORTS,
  DESK_STANDING_VIEWS,
  type DeskStandingPickup,
  type DeskStandingPickups,
} from './api/desk-standing-pickups.ts';
import {
  addStandingPickupSchema,
  changeStandingPickupSchema,
  removeStandingPickupSchema,
  type StandingPickup,
  type StandingPickups,
} from './api/standing-pickups.ts';
import { findDeskStandingPickup, listDeskStandingPickups, searchDeskStandingPickups } from './deskStandingPickups.ts';
import type { StandingContext } from './standing-context.ts';
import { standingPickups } from './standingRows.ts';
import type { StandingRow } from './tables.ts';

async function told(row: StandingRow, parts: StandingContext): Promise<StandingPickup> {
  const [one] = await standingPickups([row], parts);
  if (!one) throw new Error(`The booking that ${row.reference} repeats is gone.`);
  return one;
}

const NONE = 'There is no such standing pickup. Its client may have ended it.';

/** Pickups that repeat, for the clients who set them up, and for staff to see. */
export const routes: readonly Route<StandingContext>[] = [
  route(
    'GET /api/standing-pickups',
    { access: 'signed in' },
    async ({ user }, parts): Promise<StandingPickups> => ({
      rows: await standingPickups(await parts.store.list(user.id), parts),
    }),
  ),
  route(
    'POST /api/standing-pickups',
    { access: 'signed in', body: addStandingPickupSchema, answers: 201 },
    async ({ body, user, response }, parts): Promise<StandingPickup> => {
      const { row, isNew } = await parts.store.add(body, user);
      if (!isNew) response.status(200);
      return told(row, parts);
    },
  ),
  route(
    'POST /api/standing-pickups/:reference/changes',
    { access: 'own', body: changeStandingPickupSchema },
    async (call, parts): Promise<StandingPickup> => {
      const { params, user } = call;
      const { store } = parts;
      // Whether there is one comes before what is to change of it.
      const { repeated } = await store.requireOne(params.reference, user);
      return told(await store.change({ reference: params.reference, repeated }, call.body, user), parts);
    },
  ),
  route(
    'POST /api/standing-pickups/:reference/removal',
    { access: 'own', body: removeStandingPickupSchema },
    async (call, parts): Promise<StandingPickup> => {
      const { params, user } = call;
      const { store } = parts;
      await store.requireOne(params.reference, user);
      return told(await store.remove(params.reference, call.body, user), parts);
    },
  ),
  route(
    'GET /api/ops/standing-pickups',
    { access: 'staff' },
    ({ request }, parts): Promise<DeskStandingPickups> =>
      listDeskStandingPickups(deskQuery(request, { views: DESK_STANDING_VIEWS, sorts: DESK_STANDING_SORTS }), parts),
  ),
  route(
    'GET /api/ops/standing-pickups/search',
    { access: 'staff', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query }, parts): Promise<SearchAnswer> => searchDeskStandingPickups(query.q, parts),
  ),
  route(
    'GET /api/ops/standing-pickups/:reference',
    { access: 'staff' },
    async ({ params }, parts): Promise<DeskStandingPickup> =>
      orNotFound(await findDeskStandingPickup(params.reference, parts), NONE),
  ),
];
