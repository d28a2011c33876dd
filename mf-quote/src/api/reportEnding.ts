import { request } from '@saltbush/contract';
import type { QuoteEnding } from '@saltbush/freight';

/** Counts for staff how a request for a price ended. Never rejects: a lost count does not concern the visitor. */
export async function reportEnding(ending: QuoteEnding): Promise<void> {
  try {
    await request(['/api', 'quotes', 'endings'], { method: 'POST', body: { ending } });
  } catch {
    // Offline, or over the rate limit: staff miss one count.
  }
}
