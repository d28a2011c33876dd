import type { AgreedRateAnswer } from '@saltbush/business-api/rate-sheets';
import { request } from '@saltbush/contract';
import type { AgreedRate, PerKmLane } from '@saltbush/freight';

/**
 * The rate for a lane in the signed-in visitor's active rate sheet; null when it has none. It is asked for each time,
 * since a cached answer may be from another sheet, and without the site's store, which this page loads only with its
 * first price.
 * @throws RequestError, or the error of a failed connection.
 */
export async function agreedRate(lane: PerKmLane, signal: AbortSignal): Promise<AgreedRate | null> {
  const query = new URLSearchParams({ ...lane }).toString();
  // A visitor whose session has ended is priced like any other visitor.
  const answer = await request<AgreedRateAnswer>(['/api', 'rate-sheets', `agreed-rate?${query}`], {
    on401: 'empty',
    signal,
  });
  return answer?.rate ?? null;
}
