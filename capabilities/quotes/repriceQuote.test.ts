import { VIP } from '../../auth-gateway/fixtures/bookingDesk.ts';
import type { SavedQuote } from './api.ts';
import { repriceQuote } from './repriceQuote.ts';
import type { QuoteStore, QuoteToSave } from './store.ts';

const old = { reference: 'Q-2026-000001', request: VIP } as SavedQuote;

/** What is saved when the quote is priced again at a moment. */
async function repricedAt(moment: string): Promise<QuoteToSave> {
  const all: QuoteToSave[] = [];
  const store = {
    findBySubmission: async () => null,
    save: async (quote) => {
      all.push(quote);
      return { saved: { replaces: quote.replaces } as SavedQuote, isNew: true };
    },
  } as Partial<QuoteStore> as QuoteStore;
  const pricing = { now: new Date(moment), agreedRateFor: async () => null };
  await repriceQuote(old, { store, submissionId: 'one', userId: null, ...pricing });
  return all[0] as QuoteToSave;
}

it('prices a request again for today while its service is open', async () => {
  const { request, quote, replaces } = await repricedAt('2026-11-20T15:29:00+11:00');
  expect({ pickupDate: request.pickupDate, cents: quote.totalExGstCents, replaces }).toEqual({
    pickupDate: '',
    cents: 10_500,
    replaces: old.reference,
  });
});

it('prices it for the next business day once its service has closed', async () => {
  const { request, quote } = await repricedAt('2026-11-20T15:38:00+11:00');
  expect({ ...request, cents: quote.totalExGstCents }).toEqual({ ...VIP, pickupDate: '2026-11-23', cents: 10_500 });
});
