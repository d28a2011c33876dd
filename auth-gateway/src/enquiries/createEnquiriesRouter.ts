import {
  clearEnquirySchema,
  ENQUIRY_VIEWS,
  type EnquiryReceipt,
  enquirySchema,
  moveEnquirySchema,
} from '@saltbush/business-api/enquiries';
import type { Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import { staffOf } from '../auth/staffOf.ts';
import type { Clock } from '../createClock.ts';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../errors.ts';
import { createRateLimiter } from '../http/createRateLimiter.ts';
import { deskQuery } from '../http/deskQuery.ts';
import { limitRate } from '../http/limitRate.ts';
import { parseBody } from '../http/parseBody.ts';
import { readJson } from '../http/readJson.ts';
import { createEnquiryStore } from './createEnquiryStore.ts';

/** Per network address. An office may share one, and a form may be sent again after a fault. */
const RATE = { name: 'enquiries', points: 20, durationSeconds: 3_600 };

interface Dependencies {
  database: Database;
  visitorOf: (request: Request) => Visitor;
  now: Clock;
  /** Origin for the links in mails. */
  publicUrl: string;
}

function orNotFound<T>(enquiry: T | null): T {
  if (enquiry !== null) return enquiry;
  throw new Refusal('There is no such enquiry. Check the reference.', { status: 404, code: 'not-found' });
}

/** `POST /api/enquiries` for everyone, and `/api/ops/enquiries` for staff. */
export function createEnquiriesRouter({ database, visitorOf, now, publicUrl }: Dependencies): Router {
  const router = Router();
  const store = createEnquiryStore({ database, now, publicUrl });
  const json = readJson();

  router.post('/api/enquiries', limitRate(createRateLimiter(database.pool, RATE)), json, async (request, response) => {
    const { reference, isNew } = await store.receive(parseBody(enquirySchema, request.body));
    response.status(isNew ? 201 : 200).json({ reference } satisfies EnquiryReceipt);
  });

  router.use('/api/ops/enquiries', (request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    staffOf(visitorOf(request));
    next();
  });

  router.get('/api/ops/enquiries', async (request, response) => {
    response.json(await store.list(deskQuery(request, ENQUIRY_VIEWS)));
  });

  router.get('/api/ops/enquiries/:reference', async (request, response) => {
    response.json(orNotFound(await store.find(request.params.reference)));
  });

  router.post('/api/ops/enquiries/:reference/events', json, async (request, response) => {
    const { email } = staffOf(visitorOf(request));
    const input = parseBody(moveEnquirySchema, request.body);
    response.status(201).json(orNotFound(await store.move(String(request.params.reference), input, email)));
  });

  router.post('/api/ops/enquiries/:reference/genuine', json, async (request, response) => {
    const { email } = staffOf(visitorOf(request));
    const input = parseBody(clearEnquirySchema, request.body);
    response.status(201).json(orNotFound(await store.clear(String(request.params.reference), input, email)));
  });

  return router;
}
