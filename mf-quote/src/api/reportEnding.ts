import { apiCall } from '@saltbush/business-api/api';
import { request } from '@saltbush/contract';
import type { QuoteEnding } from '@saltbush/freight';

/** Counts for staff how a request for a price ended. Never rejects: a lost count does not concern the visitor. */
export async function reportEnding(ending: QuoteEnding): Promise<void> {
  try {
    const { segments, ...options } = apiCall('POST /api/quotes/endings', { body: { ending } });
    await request(segments, options);
  } catch {
    // Offline, or over the rate limit: staff miss one count.
  }
}
