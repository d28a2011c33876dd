import { DESK_VIEWS, moveBookingSchema, POD_PICTURES, recordPodSchema } from '@saltbush/business-api/bookings';
import { staffOf } from '@saltbush/capability/access';
import { deskQuery } from '@saltbush/capability/desk';
import { parseBody, readBody, readJson } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import type { BookingContext } from './booking-context.ts';
import type { BookingRecord } from './booking-record.ts';
import { deskDetailOf } from './deskDetailOf.ts';
import { findBooking } from './findBooking.ts';
import { listDeskBookings } from './listDeskBookings.ts';
import { moveBooking } from './moveBooking.ts';
import { findPodPicture, MAX_PICTURE_BYTES, storePodPicture } from './podPictures.ts';
import { recordPod } from './recordPod.ts';
import { sendPicture } from './sendPicture.ts';

interface Dependencies {
  context: BookingContext;
  visitorOf: (request: Request) => Visitor;
}

function orNotFound<T>(found: T | null): T {
  if (found !== null) return found;
  throw new Refusal('There is no such booking. Check the reference.', { status: 404, code: 'not-found' });
}

/** `/api/ops/bookings`: staff see bookings and act on them. */
export function createBookingDeskRouter({ context, visitorOf }: Dependencies): Router {
  const router = Router();
  const json = readJson();

  const actorOf = (request: Request) => staffOf(visitorOf(request)).email;
  const referenceOf = (request: Request) => String(request.params.reference);
  const detail = (record: BookingRecord | null) => deskDetailOf(orNotFound(record), context.now());

  router.use((request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    staffOf(visitorOf(request));
    next();
  });

  router.get('/', async (request, response) => {
    response.json(await listDeskBookings(context.database, deskQuery(request, DESK_VIEWS)));
  });

  router.get('/:reference', async (request, response) => {
    response.json(detail(await findBooking('reference', referenceOf(request), context)));
  });

  router.post('/:reference/events', json, async (request, response) => {
    const input = parseBody(moveBookingSchema, request.body);
    response.json(detail(await moveBooking(referenceOf(request), input, actorOf(request), context)));
  });

  router.post('/:reference/pod', json, async (request, response) => {
    const input = parseBody(recordPodSchema, request.body);
    response.status(201).json(detail(await recordPod(referenceOf(request), input, actorOf(request), context)));
  });

  router.get('/:reference/pod/:picture', async (request, response) => {
    const { picture } = request.params;
    sendPicture(response, orNotFound(await findPodPicture('reference', referenceOf(request), picture, context)));
  });

  router.put('/:reference/pod/:picture', async (request, response) => {
    const kind = orNotFound(POD_PICTURES.find((known) => known === request.params.picture) ?? null);
    const content = await readBody(request, MAX_PICTURE_BYTES, { tooLarge: 'body-too-large', cutShort: 'bad-request' });
    response.json(detail(await storePodPicture(referenceOf(request), { kind, content }, actorOf(request), context)));
  });

  return router;
}
