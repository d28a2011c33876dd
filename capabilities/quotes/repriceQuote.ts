import { Refusal } from '@saltbush/capability/refusal';
import { withOpenPickupDate } from '@saltbush/freight';
import type { SavedQuote } from './api.ts';
import { firmQuote, type Pricing } from './firmQuote.ts';
import type { QuoteStore } from './store.ts';

interface Repricing extends Pricing {
  store: QuoteStore;
  submissionId: string;
  userId: string | null;
}

/**
 * Prices a saved quote's request today, or for the next business day where its service has closed, and saves it as a
 * new quote; the old one stays unchanged.
 * @throws Refusal `quote-refused` or `quote-indicative` when there is no firm price today, `submission-reused`.
 */
export async function repriceQuote(
  old: SavedQuote,
  { store, submissionId, userId, ...pricing }: Repricing,
): Promise<{ saved: SavedQuote; isNew: boolean }> {
  const known = await store.findBySubmission(submissionId);
  const request = withOpenPickupDate(old.request, pricing);
  const result =
    known === null
      ? await store.save({
          submissionId,
          request,
          quote: await firmQuote(request, pricing),
          userId,
          replaces: old.reference,
        })
      : { saved: known, isNew: false };
  if (result.saved.replaces === old.reference) return result;
  throw new Refusal('This submission was used for another quote. Reload the page, then try again.', {
    status: 409,
    code: 'submission-reused',
  });
}
