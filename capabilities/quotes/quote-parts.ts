import type { House } from '@saltbush/capability';
import { createRateLimiter, type RateLimiter } from '@saltbush/capability/http';
import { agreedRateFor } from '@saltbush/clients/neighbours';
import type { Pricing } from './firmQuote.ts';
import { createQuoteStore, type QuoteStore } from './store.ts';
import type { QuoteTables } from './tables.ts';

/**
 * The sender chooses where the mail goes, so there are at most five an hour from one network address, and five of one
 * quote.
 */
const MAIL_RATE = { points: 5, durationSeconds: 60 * 60 };

/** What the handlers work with. */
export interface QuoteParts {
  house: House<QuoteTables>;
  store: QuoteStore;
  /** By which a user's quote is priced now; null for a guest. */
  pricingFor: (userId: string | null) => Pricing;
  mailsOfNetwork: RateLimiter;
  mailsOfQuote: RateLimiter;
}

/** By which a user's quotes are priced, each at its moment. */
export const pricingOf =
  ({ database, now }: Pick<House<QuoteTables>, 'database' | 'now'>): QuoteParts['pricingFor'] =>
  (userId) => ({ now: now(), agreedRateFor: (lane) => agreedRateFor(database.db, userId, lane) });

export function startQuotes(house: House<QuoteTables>): QuoteParts {
  const { database } = house;
  return {
    house,
    store: createQuoteStore(house),
    pricingFor: pricingOf(house),
    mailsOfNetwork: createRateLimiter(database.pool, { name: 'quote-mail-address', ...MAIL_RATE }),
    mailsOfQuote: createRateLimiter(database.pool, { name: 'quote-mail', ...MAIL_RATE }),
  };
}
