import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@saltbush/capability/refusal';
import { formatAud } from '@saltbush/freight';
import type { PriceChange, SavedQuote, SaveQuoteInput } from './api.ts';
import { firmQuote, type Pricing } from './firmQuote.ts';
import type { QuoteStore } from './store.ts';

interface Saving extends Pricing {
  store: QuoteStore;
  userId: string | null;
}

interface Saved {
  saved: SavedQuote;
  isNew: boolean;
}

function sameQuote({ saved, isNew }: Saved, { request }: SaveQuoteInput): Saved {
  // Only the price shown may differ, since a visitor confirms a changed price by sending the form again.
  if (saved.replaces === null && isDeepStrictEqual(saved.request, request)) return { saved, isNew };
  throw new Refusal('This submission was used for another quote. Reload the page, then save again.', {
    status: 409,
    code: 'submission-reused',
  });
}

/**
 * Saves the quote that a visitor was shown, priced by the gateway's clock.
 * @throws Refusal `price-changed` with the new quote when the visitor saw another total, `quote-refused` or
 * `quote-indicative` when there is no firm price, `submission-reused`.
 */
export async function saveQuote(input: SaveQuoteInput, { store, userId, ...pricing }: Saving): Promise<Saved> {
  const { submissionId, request, shownTotalExGstCents } = input;
  const known = await store.findBySubmission(submissionId);
  if (known !== null) return sameQuote({ saved: known, isNew: false }, input);
  const quote = await firmQuote(request, pricing);
  if (quote.totalExGstCents !== shownTotalExGstCents) {
    const message =
      `The price is now ${formatAud(quote.totalIncGstCents)} including GST (${formatAud(quote.totalExGstCents)} ` +
      `before), not the ${formatAud(shownTotalExGstCents)} before GST that was shown. Check it, then save again.`;
    const facts: PriceChange = { quote };
    throw new Refusal(message, { status: 409, code: 'price-changed', facts: { ...facts } });
  }
  return sameQuote(await store.save({ submissionId, request, quote, userId, replaces: null }), input);
}
