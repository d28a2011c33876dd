import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { allocateBookingSchema } from './api/allocation.ts';
import { type Board, boardQuerySchema } from './api/board.ts';
import type { DeskBookingDetail } from './api/bookings.ts';
import { allocateBooking } from './board/allocateBooking.ts';
import { readBoard } from './board/readBoard.ts';
import { deskDetailOf } from './bookings/deskDetailOf.ts';
import type { ConsignmentParts } from './consignment-parts.ts';

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
    'POST /api/ops/bookings/:reference/allocation',
    { access: 'staff', body: allocateBookingSchema },
    async ({ params, body, user }, context): Promise<DeskBookingDetail> => {
      const record = await allocateBooking(params.reference, body, user.email, context);
      return deskDetailOf(orNotFound(record, NO_BOOKING), context.now());
    },
  ),
];
