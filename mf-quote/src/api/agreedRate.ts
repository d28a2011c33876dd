import type { AgreedRateAnswer } from '@saltbush/business-api/rate-sheets';
import { request } from '@saltbush/contract';
import type { AgreedRate, PerKmLane } from '@saltbush/freight';

/**
 * What the active rate sheet of whoever is signed in says for a lane; null where it says nothing. Asked for each time,
 * since an answer kept from before may be of another sheet, and without the site's store, which this page loads only
 * with its first price.
 * @throws RequestError, and what a broken line throws.
 */
export async function agreedRate(lane: PerKmLane, signal: AbortSignal): Promise<AgreedRate | null> {
  const query = new URLSearchParams({ ...lane }).toString();
  // A session that has ended is priced like any other visitor.
  const answer = await request<AgreedRateAnswer>(['/api', 'rate-sheets', `agreed-rate?${query}`], {
    on401: 'empty',
    signal,
  });
  return answer?.rate ?? null;
}
