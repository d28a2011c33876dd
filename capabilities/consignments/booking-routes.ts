import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { pageNumber } from '@saltbush/capability/http';
import { sendPdf } from '@saltbush/capability/pdf';
import { tokenHash } from '@saltbush/capability/references';
import {
  type Booking,
  type BookingMade,
  bookingInputSchema,
  type ClientBookings,
  cancelBookingSchema,
} from './api/bookings.ts';
import { labelQuerySchema } from './api/labels.ts';
import type { BookingContext } from './bookings/booking-context.ts';
import { bookingOf } from './bookings/bookingOf.ts';
import { cancelBooking } from './bookings/cancelBooking.ts';
import { findBooking } from './bookings/findBooking.ts';
import { listClientBookings } from './bookings/listClientBookings.ts';
import { findPodPicture } from './bookings/podPictures.ts';
import { requestBooking } from './bookings/requestBooking.ts';
import { sendPicture } from './bookings/sendPicture.ts';
import { consignmentNotePdf, dangerousGoodsPdf, labelsPdf } from './labels/freightPapers.ts';
import { podPdf } from './pod-document/podPdf.ts';
import { bookedBy, clientScope } from './shipments/client-scope.ts';
import { EXPORT_RATE } from './shipments/exports.ts';

/** Generous, since a whole office may share one network address. */
const RATE = { name: 'bookings', points: 60, durationSeconds: 60 * 60 };
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const NO_BOOKING = 'There is no booking at this address. Check that the link is complete, or call us.';
const NO_POD = 'There is no proof of delivery for this booking yet. It is recorded at the delivery.';
const NO_PICTURE = 'There is no such picture. Open the booking to see what there is.';

/** Unknown and malformed tokens get the same answer. */
const hashOf = (token: string): string => orNotFound(tokenHash(token), NO_BOOKING);

/** Bookings, for holders of a quote's link or a booking's link. */
export const bookingRoutes: readonly Route<BookingContext>[] = [
  route(
    'POST /api/bookings',
    {
      ...{ access: 'public', headers: HEADERS, rate: RATE, body: bookingInputSchema, answers: 201 },
      forKeys: {
        scope: 'book',
        summary: 'Book a saved quote',
        detail:
          'Books a quote once, by its `token`. The answer is the reference, by which the consignment is found from then on, and the token of its private link, with which it can be cancelled. `termsVersion` names the terms that you accept.',
      },
    },
    async ({ body, user, response }, context): Promise<BookingMade> => {
      const { reference, token, isNew } = await requestBooking(body, user, context);
      if (!isNew) response.status(200);
      return { reference, token };
    },
  ),
  route(
    'GET /api/bookings',
    { access: 'signed in', headers: HEADERS },
    async ({ user, request }, context): Promise<ClientBookings> => {
      const own = bookedBy(await clientScope(context.database.db, user.id));
      return listClientBookings(own, pageNumber(request.query.page), context);
    },
  ),
  route(
    'GET /api/bookings/:token',
    { access: 'link', headers: HEADERS },
    async ({ params }, context): Promise<Booking> => {
      const record = await findBooking('token_hash', hashOf(params.token), context);
      return bookingOf(orNotFound(record, NO_BOOKING), context.now());
    },
  ),
  route(
    'GET /api/bookings/:token/pod/:picture',
    { access: 'link', headers: HEADERS },
    async ({ params, response }, context): Promise<undefined> => {
      const picture = await findPodPicture('token_hash', hashOf(params.token), params.picture, context);
      sendPicture(response, orNotFound(picture, NO_PICTURE));
    },
  ),
  route(
    'GET /api/bookings/:token/pod.pdf',
    { access: 'link', headers: HEADERS, rate: EXPORT_RATE },
    async ({ params, response }, context): Promise<undefined> => {
      sendPdf(response, orNotFound(await podPdf('token_hash', hashOf(params.token), context), NO_POD));
    },
  ),
  route(
    'GET /api/bookings/:token/labels.pdf',
    { access: 'link', headers: HEADERS, rate: EXPORT_RATE, query: labelQuerySchema },
    async ({ params, query, user, response }, context): Promise<undefined> => {
      const which = { column: 'token_hash', value: hashOf(params.token), userId: user?.id ?? null } as const;
      sendPdf(response, await labelsPdf(which, query, context));
    },
  ),
  route(
    'GET /api/bookings/:token/consignment-note.pdf',
    { access: 'link', headers: HEADERS, rate: EXPORT_RATE, query: labelQuerySchema },
    async ({ params, query, user, response }, context): Promise<undefined> => {
      const which = { column: 'token_hash', value: hashOf(params.token), userId: user?.id ?? null } as const;
      sendPdf(response, await consignmentNotePdf(which, query, context));
    },
  ),
  route(
    'GET /api/bookings/:token/dangerous-goods.pdf',
    { access: 'link', headers: HEADERS, rate: EXPORT_RATE },
    async ({ params, response }, context): Promise<undefined> => {
      sendPdf(response, await dangerousGoodsPdf({ column: 'token_hash', value: hashOf(params.token) }, context));
    },
  ),
  route(
    'POST /api/bookings/:token/cancellation',
    {
      ...{ access: 'link', headers: HEADERS, rate: RATE, body: cancelBookingSchema },
      forKeys: {
        scope: 'cancel',
        summary: 'Cancel a booking',
        detail:
          'By the `token` that booking answered, until the pickup. Under two hours before it, cancelling costs something: send `acceptsCharge: true`.',
      },
    },
    async (call, context): Promise<Booking> => {
      const hash = hashOf(call.params.token);
      const record = await cancelBooking(hash, call.body, call.user, context);
      return bookingOf(orNotFound(record, NO_BOOKING), context.now());
    },
  ),
];
