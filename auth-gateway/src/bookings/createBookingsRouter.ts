import { type BookingMade, bookingInputSchema, cancelBookingSchema } from '@saltbush/business-api/bookings';
import { createRateLimiter, limitRate, pageNumber, parseBody, readJson } from '@saltbush/capability/http';
import { tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import type { BookingContext } from './booking-context.ts';
import { bookingOf } from './bookingOf.ts';
import { cancelBooking } from './cancelBooking.ts';
import { findBooking } from './findBooking.ts';
import { listClientBookings } from './listClientBookings.ts';
import { findPodPicture } from './podPictures.ts';
import { requestBooking } from './requestBooking.ts';
import { sendPicture } from './sendPicture.ts';

/** Generous, since a whole office may share one network address. */
const RATE = { name: 'bookings', points: 60, durationSeconds: 60 * 60 };

interface Dependencies {
  context: BookingContext;
  visitorOf: (request: Request) => Visitor;
}

function orNotFound<T>(found: T | null, message: string): T {
  if (found !== null) return found;
  throw new Refusal(message, { status: 404, code: 'not-found' });
}

const NO_BOOKING = 'There is no booking at this address. Check that the link is complete, or call us.';
const NO_PICTURE = 'There is no such picture. Open the booking to see what there is.';

/**
 * `/api/bookings`: for holders of a quote's link or a booking's link. Unknown and malformed tokens get the same answer.
 */
export function createBookingsRouter({ context, visitorOf }: Dependencies): Router {
  const router = Router();
  const json = readJson();
  const limit = limitRate(createRateLimiter(context.database.pool, RATE));

  const userOf = (request: Request) => {
    const visitor = visitorOf(request);
    return visitor.status === 'signed-in' ? visitor.user : null;
  };
  const hashOf = (request: Request) => orNotFound(tokenHash(String(request.params.token)), NO_BOOKING);

  router.use((_request, response, next) => {
    response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    next();
  });

  router.post('/', limit, json, async (request, response) => {
    const input = parseBody(bookingInputSchema, request.body);
    const { reference, token, isNew } = await requestBooking(input, userOf(request)?.id ?? null, context);
    response.status(isNew ? 201 : 200).json({ reference, token } satisfies BookingMade);
  });

  router.get('/', async (request, response) => {
    const user = userOf(request);
    if (user === null) throw new Refusal('Sign in to see your bookings.', { status: 401, code: 'unauthenticated' });
    response.json(await listClientBookings(user.id, pageNumber(request.query.page), context));
  });

  router.get('/:token', async (request, response) => {
    const record = orNotFound(await findBooking('token_hash', hashOf(request), context), NO_BOOKING);
    response.json(bookingOf(record, context.now()));
  });

  router.get('/:token/pod/:picture', async (request, response) => {
    const picture = await findPodPicture('token_hash', hashOf(request), request.params.picture, context);
    sendPicture(response, orNotFound(picture, NO_PICTURE));
  });

  router.post('/:token/cancellation', limit, json, async (request, response) => {
    const hash = hashOf(request);
    const input = parseBody(cancelBookingSchema, request.body);
    const actor = userOf(request)?.email ?? 'holder of the link';
    const record = orNotFound(await cancelBooking(hash, input, actor, context), NO_BOOKING);
    response.json(bookingOf(record, context.now()));
  });

  return router;
}
