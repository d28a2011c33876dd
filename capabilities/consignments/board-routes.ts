import { type Route, route } from '@saltbush/capability';
import { sendCsv } from '@saltbush/capability/csv';
import { orNotFound } from '@saltbush/capability/desk';
import { sendPdf } from '@saltbush/capability/pdf';
import { allocateBookingSchema } from './api/allocation.ts';
import { type Board, boardQuerySchema } from './api/board.ts';
import type { DeskBookingDetail } from './api/bookings.ts';
import { allocateBooking } from './board/allocateBooking.ts';
import { readBoard } from './board/readBoard.ts';
import { deskDetailOf } from './bookings/deskDetailOf.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { depotManifest } from './manifest/depotManifest.ts';
import { manifestCsv } from './manifest/manifestCsv.ts';
import { renderManifestPdf } from './manifest/renderManifestPdf.ts';

const NO_BOOKING = 'There is no such booking. Check the reference.';

/** A day of a depot, for staff who send drivers and vehicles. */
export const boardRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'GET /api/ops/board',
    { access: 'staff', query: boardQuerySchema },
    ({ query }, { database: { db }, now }): Promise<Board> => readBoard(db, query, now()),
  ),
  route(
    'GET /api/ops/board/events',
    { access: 'staff' },
    async ({ user, request, response }, { events }): Promise<undefined> => {
      await events.openForStaff(user, request, response);
    },
  ),
  route(
    'GET /api/ops/board/manifest.pdf',
    { access: 'staff', query: boardQuerySchema },
    async ({ query, response }, parts): Promise<undefined> => {
      const manifest = await depotManifest(query, parts);
      sendPdf(response, { name: `${manifest.name}.pdf`, content: await renderManifestPdf(manifest, parts.now()) });
    },
  ),
  route(
    'GET /api/ops/board/manifest.csv',
    { access: 'staff', query: boardQuerySchema },
    async ({ query, response }, parts): Promise<undefined> => {
      const manifest = await depotManifest(query, parts);
      sendCsv(response, { name: `${manifest.name}.csv`, text: await manifestCsv(manifest) });
    },
  ),
  route(
    'POST /api/ops/bookings/:reference/allocation',
    { access: 'staff', body: allocateBookingSchema },
    async ({ params, body, user }, context): Promise<DeskBookingDetail> => {
      const record = await allocateBooking(params.reference, body, user.email, context);
      return deskDetailOf(orNotFound(record, NO_BOOKING), context.now());
    },
  ),
];
