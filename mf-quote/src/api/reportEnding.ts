import { request } from '@saltbush/contract';
import type { QuoteEnding } from '@saltbush/freight';

/** Counts for staff how an asked price ended. Never rejects: a count that is lost is no matter to the visitor. */
export async function reportEnding(ending: QuoteEnding): Promise<void> {
  try {
    await request(['/api', 'quotes', 'endings'], { method: 'POST', body: { ending } });
  } catch {
    // The line is down, or too many were told: staff see one less.
  }
}
