import { trackSchema } from '@saltbush/business-api/tracking';
import { consumeRate, createRateLimiter, limitRate, parseBody, readJson } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { trackShipment } from './trackShipment.ts';

/**
 * References count up, so anybody can guess one. These limits keep postcodes from being tried out, from one address or
 * for one reference.
 */
const ADDRESS_RATE = { name: 'track-address', points: 60, durationSeconds: 10 * 60 };
const REFERENCE_RATE = { name: 'track-reference', points: 30, durationSeconds: 60 * 60 };

/** `POST /api/track`: where a consignment is, for anybody with its reference and a postcode. */
export function createTrackingRouter({ database }: { database: Database }): Router {
  const router = Router();
  const limitAddress = limitRate(createRateLimiter(database.pool, ADDRESS_RATE));
  const ofReference = createRateLimiter(database.pool, REFERENCE_RATE);

  router.post('/', limitAddress, readJson(), async (request, response) => {
    response.set('cache-control', 'no-store');
    const input = parseBody(trackSchema, request.body);
    // Side by side, since each waits for the database. Beyond the limit the answer is thrown away.
    const [tracked] = await Promise.all([
      trackShipment(database.db, input),
      consumeRate(ofReference, input.reference.trim().toUpperCase(), response),
    ]);
    if (tracked === null) {
      const message =
        'We find no consignment with this reference and postcode. Check both: the postcode is that of the pickup or ' +
        'of the delivery.';
      throw new Refusal(message, { status: 404, code: 'not-found' });
    }
    response.json(tracked);
  });

  return router;
}
