import type { House } from '@saltbush/capability';
import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import type { PrivateLinks } from '@saltbush/capability/references';
import { addQuotes as add, type GivenQuote } from './addQuotes.ts';
import type { SavedQuote } from './api.ts';
import { listOpenQuotes as listOpen, type OpenQuote } from './listOpenQuotes.ts';
import { removeQuotes as remove } from './removeQuotes.ts';
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
