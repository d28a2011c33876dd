import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { request } from '@saltbush/contract';
import type { AgreedRate, PerKmLane } from '@saltbush/freight';

const ROUTE = 'GET /api/rate-sheets/agreed-rate';

/**
 * The rate for a lane in the signed-in visitor's active rate sheet; null when it has none. It is asked for each time,
 * since a cached answer may be from another sheet, and without the site's store, which this page loads only with its
 * first price.
 * @throws RequestError, or the error of a failed connection.
 */
export async function agreedRate(lane: PerKmLane, signal: AbortSignal): Promise<AgreedRate | null> {
  // A visitor whose session has ended is priced like any other visitor.
  const answer = await request<ApiAnswer<typeof ROUTE>>(apiCall(ROUTE, { query: lane }).segments, {
    on401: 'empty',
    signal,
  });
  return answer?.rate ?? null;
}
