import type { BulkBooked, BulkBookInput } from '@saltbush/bulk-bookings/api';
import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { askForAnswer, type Patience } from '@saltbush/calls';

/** Books rows of a file, and says what became of each, in their order. While the site is busy, it waits and asks again. */
export async function bookRows(input: BulkBookInput, patience: Patience): Promise<BulkBooked[]> {
  const call = apiCall('POST /api/bulk-bookings', { body: input });
  const answer = await askForAnswer<ApiAnswer<'POST /api/bulk-bookings'>>(call, patience);
  return answer.rows;
}
