import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { consumeRate } from '@saltbush/capability/http';
import { type Tracked, trackSchema } from './api/tracking.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { trackShipment } from './tracking/trackShipment.ts';

/** Keeps postcodes from being tried out from one address. */
const RATE = { name: 'track-address', points: 60, durationSeconds: 10 * 60 };
const NOT_FOUND =
  'We find no consignment with this reference and postcode. Check both: the postcode is that of the pickup or of the ' +
  'delivery.';

/** Where a consignment is, for anybody with its reference and a postcode. */
export const trackingRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'POST /api/track',
    { access: 'public', headers: { 'cache-control': 'no-store' }, rate: RATE, body: trackSchema },
    async ({ body, response }, { database, tracksOfReference }): Promise<Tracked> => {
      // Side by side, since each waits for the database. Beyond the limit the answer is thrown away.
      const [tracked] = await Promise.all([
        trackShipment(database.db, body),
        consumeRate(tracksOfReference, body.reference.trim().toUpperCase(), response),
      ]);
      return orNotFound(tracked, NOT_FOUND);
    },
  ),
];
