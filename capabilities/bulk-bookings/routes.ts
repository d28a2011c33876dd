import { type Route, route } from '@saltbush/capability';
import { type BulkBookings, type BulkPrices, bulkBookSchema, bulkPriceSchema } from './api/bulk.ts';
import { bookRows } from './bookRows.ts';
import type { BulkParts } from './bulk-parts.ts';
import { priceRows } from './priceRows.ts';

/** A file of 1,000 rows takes 25 requests, and each row that is mended one more. */
const PRICE_RATE = { name: 'bulk-prices', points: 600, durationSeconds: 10 * 60, by: 'user' } as const;
/** Some files of 1,000 rows an hour, and what is sent again after a failure. */
const BOOK_RATE = { name: 'bulk-bookings', points: 120, durationSeconds: 60 * 60, by: 'user' } as const;
const TOO_LARGE = 'These rows are longer than 64 kB together. Send fewer at once.';

/** Bookings from a file, some rows with each request. */
export const routes: readonly Route<BulkParts>[] = [
  route(
    'POST /api/bulk-bookings/prices',
    { access: 'signed in', rate: PRICE_RATE, body: bulkPriceSchema, tooLarge: TOO_LARGE },
    async ({ body, user }, parts): Promise<BulkPrices> => ({ rows: await priceRows(body.rows, user, parts) }),
  ),
  route(
    'POST /api/bulk-bookings',
    { access: 'signed in', rate: BOOK_RATE, body: bulkBookSchema, tooLarge: TOO_LARGE },
    async ({ body, user }, parts): Promise<BulkBookings> => ({ rows: await bookRows(body, user, parts) }),
  ),
];
