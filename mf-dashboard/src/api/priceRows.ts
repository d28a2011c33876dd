import type { BulkPriced, BulkRow } from '@saltbush/bulk-bookings/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { askForAnswer, type Patience } from '@saltbush/calls';

/** Asks what rows of a file cost, in their order. While the site is busy, it waits and asks again. */
export async function priceRows(rows: BulkRow[], patience: Patience): Promise<BulkPriced[]> {
  const call = apiCall('POST /api/bulk-bookings/prices', { body: { rows } });
  const answer = await askForAnswer<ApiAnswer<'POST /api/bulk-bookings/prices'>>(call, patience);
  return answer.rows;
}
