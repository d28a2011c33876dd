import { type Route, route } from '@saltbush/capability';
import { deskQuery, orNotFound } from '@saltbush/capability/desk';
import { readBody } from '@saltbush/capability/http';
import { sendPdf } from '@saltbush/capability/pdf';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import {
  DESK_SORTS,
  DESK_VIEWS,
  type DeskBookingDetail,
  type DeskBookings,
  moveBookingSchema,
  POD_PICTURES,
  recordPodSchema,
} from './api/bookings.ts';
import { labelQuerySchema } from './api/labels.ts';
import { type PapersPlan, paperPieceSchema, papersSchema } from './api/papers.ts';
import { recordPaymentSchema } from './api/payments.ts';
import type { BookingContext } from './bookings/booking-context.ts';
import type { BookingRecord } from './bookings/booking-record.ts';
import { deskDetailOf } from './bookings/deskDetailOf.ts';
import { findBooking } from './bookings/findBooking.ts';
import { listDeskBookings } from './bookings/listDeskBookings.ts';
import { moveBooking } from './bookings/moveBooking.ts';
import { findPodPicture, MAX_PICTURE_BYTES, storePodPicture } from './bookings/podPictures.ts';
import { recordPayment } from './bookings/recordPayment.ts';
import { recordPod } from './bookings/recordPod.ts';
import { sendPicture } from './bookings/sendPicture.ts';
import { consignmentNotePdf, dangerousGoodsPdf, labelsPdf } from './labels/freightPapers.ts';
import { papersPdf } from './labels/papersPdf.ts';
import { planPapers } from './labels/planPapers.ts';
import { podPdf } from './pod-document/podPdf.ts';
import { searchBookings } from './search/searchBookings.ts';

const NO_BOOKING = 'There is no such booking. Check the reference.';

const NO_POD = 'There is no such booking, or it has no proof of delivery yet.';

const detail = (record: BookingRecord | null, { now }: BookingContext): DeskBookingDetail =>
  deskDetailOf(orNotFound(record, NO_BOOKING), now());

/** Bookings, for staff. */
export const deskRoutes: readonly Route<BookingContext>[] = [
  route(
    'GET /api/ops/bookings',
    { access: 'staff' },
    ({ request }, { database }): Promise<DeskBookings> =>
      listDeskBookings(database, deskQuery(request, { views: DESK_VIEWS, sorts: DESK_SORTS })),
  ),
  route(
    'GET /api/ops/bookings/search',
    { access: 'staff', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query }, { database: { db } }): Promise<SearchAnswer> => searchBookings(db, query.q),
  ),
  route(
    'GET /api/ops/bookings/:reference',
    { access: 'staff' },
    async ({ params }, context): Promise<DeskBookingDetail> =>
      detail(await findBooking('reference', params.reference, context), context),
  ),
  route(
    'POST /api/ops/bookings/:reference/events',
    { access: 'staff', body: moveBookingSchema },
    async ({ params, body, user }, context): Promise<DeskBookingDetail> =>
      detail(await moveBooking(params.reference, body, user.email, context), context),
  ),
  route(
    'POST /api/ops/bookings/:reference/pod',
    { access: 'staff', body: recordPodSchema, answers: 201 },
    async ({ params, body, user }, context): Promise<DeskBookingDetail> =>
      detail(await recordPod(params.reference, body, user.email, context), context),
  ),
  route(
    'POST /api/ops/bookings/:reference/payments',
    { access: 'staff', body: recordPaymentSchema, answers: 201 },
    async ({ params, body, user }, context): Promise<DeskBookingDetail> =>
      detail(await recordPayment(params.reference, body, user.email, context), context),
  ),
  route(
    'GET /api/ops/bookings/:reference/pod.pdf',
    { access: 'staff' },
    async ({ params, response }, context): Promise<undefined> => {
      sendPdf(response, orNotFound(await podPdf('reference', params.reference, context), NO_POD));
    },
  ),
  route(
    'GET /api/ops/bookings/:reference/labels.pdf',
    { access: 'staff', query: labelQuerySchema },
    async ({ params, query, response }, context): Promise<undefined> => {
      sendPdf(
        response,
        await labelsPdf({ column: 'reference', value: params.reference, userId: null }, query, context),
      );
    },
  ),
  route(
    'GET /api/ops/bookings/:reference/consignment-note.pdf',
    { access: 'staff', query: labelQuerySchema },
    async ({ params, query, response }, context): Promise<undefined> => {
      const which = { column: 'reference', value: params.reference, userId: null } as const;
      sendPdf(response, await consignmentNotePdf(which, query, context));
    },
  ),
  route(
    'GET /api/ops/bookings/:reference/dangerous-goods.pdf',
    { access: 'staff' },
    async ({ params, response }, context): Promise<undefined> => {
      sendPdf(response, await dangerousGoodsPdf({ column: 'reference', value: params.reference }, context));
    },
  ),
  route(
    'POST /api/ops/bookings/papers',
    { access: 'staff', body: papersSchema },
    ({ body }, { database: { db } }): Promise<PapersPlan> => planPapers(db, body, null),
  ),
  route(
    'POST /api/ops/bookings/papers.pdf',
    { access: 'staff', body: paperPieceSchema },
    async ({ body, response }, context): Promise<undefined> => {
      sendPdf(response, await papersPdf(body, null, context));
    },
  ),
  route(
    'GET /api/ops/bookings/:reference/pod/:picture',
    { access: 'staff' },
    async ({ params, response }, context): Promise<undefined> => {
      const picture = await findPodPicture('reference', params.reference, params.picture, context);
      sendPicture(response, orNotFound(picture, NO_BOOKING));
    },
  ),
  route(
    'PUT /api/ops/bookings/:reference/pod/:picture',
    { access: 'staff' },
    async ({ params, user, request }, context): Promise<DeskBookingDetail> => {
      const kind = orNotFound(POD_PICTURES.find((known) => known === params.picture) ?? null, NO_BOOKING);
      const faults = { tooLarge: 'body-too-large', cutShort: 'bad-request' } as const;
      const content = await readBody(request, MAX_PICTURE_BYTES, faults);
      return detail(await storePodPicture(params.reference, { kind, content }, user.email, context), context);
    },
  ),
];
