import type { House } from '@saltbush/capability';
import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import type { PrivateLinks } from '@saltbush/capability/references';
import type { Quote, QuoteRequest } from '@saltbush/freight';
import { addQuotes as add, type GivenQuote } from './addQuotes.ts';
import type { SavedQuote, SaveQuoteInput } from './api.ts';
import { firmQuote } from './firmQuote.ts';
import { listOpenQuotes as listOpen, type OpenQuote } from './listOpenQuotes.ts';
import { pricingOf } from './quote-parts.ts';
import { removeQuotes as remove } from './removeQuotes.ts';
import { saveQuote } from './saveQuote.ts';
import { createQuoteStore } from './store.ts';
import type { QuoteTables } from './tables.ts';

// What other capabilities may ask of quotes, and do with them. Each takes part in the caller's transaction.
type Given = Queries<GroundTables>;
const own = withTables<QuoteTables>;

/** Quotes as whoever books one needs them. */
export interface QuotesToBook {
  /** The quote of a private link, even when it is expired or booked; null for any other text. */
  findByToken: (token: string) => Promise<SavedQuote | null>;
  /** In the transaction that stores the booking. False when another booking has the quote; then roll back. */
  markBooked: (transaction: Given, reference: string, bookingReference: string) => Promise<boolean>;
}

export function quotesToBook({ database, links, now }: Pick<House, 'database' | 'links' | 'now'>): QuotesToBook {
  const store = createQuoteStore({ database: { db: own(database.db) }, links, now });
  return {
    findByToken: store.findByToken,
    markBooked: (transaction, ...references) => store.markBooked(own(transaction), ...references),
  };
}

/** Quotes as whoever prices for somebody needs them. */
export interface QuotesToMake {
  /** @see firmQuote */
  price: (request: QuoteRequest, userId: string) => Promise<Quote>;
  /** @see saveQuote */
  save: (input: SaveQuoteInput, userId: string) => Promise<SavedQuote>;
}

export function quotesToMake({ database, links, now }: Pick<House, 'database' | 'links' | 'now'>): QuotesToMake {
  const ours = { ...database, db: own(database.db) };
  const store = createQuoteStore({ database: ours, links, now });
  const pricingFor = pricingOf({ database: ours, now });
  return {
    price: (request, userId) => firmQuote(request, pricingFor(userId)),
    save: async (input, userId) => (await saveQuote(input, { store, userId, ...pricingFor(userId) })).saved,
  };
}

export { quoteToken } from './quoteToken.ts';
export { SERIES as QUOTE_SERIES } from './series.data.ts';

/** @see listOpen */
export const listOpenQuotes = (db: Given, userId: string, now: Date, most: number): Promise<OpenQuote[]> =>
  listOpen(own(db), userId, now, most);

/** @see remove */
export const removeQuotes = (transaction: Given, references: readonly string[]): Promise<void> =>
  remove(own(transaction), references);

/** @see add */
export const addQuotes = (transaction: Given, quotes: readonly GivenQuote[], links: PrivateLinks): Promise<string[]> =>
  add(own(transaction), quotes, links);
