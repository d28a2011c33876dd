import type { Clock } from '@saltbush/capability';
import type { PrivateLinks } from '@saltbush/capability/references';
import { searchAnswer, searchRows } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { formatDate, type IsoDate, localTime, type QuoteRequest } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import { QUOTE_WORDS } from './migrations/0079-quote-search.ts';
import { quoteRoute } from './quoteRoute.ts';
import { quoteToken } from './quoteToken.ts';
import { SERIES } from './series.data.ts';
import type { Tables } from './tables.ts';

interface FoundQuote {
  reference: string;
  request: QuoteRequest;
  valid_until: IsoDate;
  booking_reference: string | null;
}

interface Asking {
  db: Kysely<Tables>;
  links: PrivateLinks;
  now: Clock;
}

/** What a user finds among the quotes that they saved while signed in. */
export async function searchQuotes(userId: string, typed: string, { db, links, now }: Asking): Promise<SearchAnswer> {
  const { date: today } = localTime(now(), 'Australia/Sydney');
  const rows = await searchRows<FoundQuote>(
    db,
    {
      table: 'quotes',
      columns: ['reference', 'request', 'valid_until', 'booking_reference', 'saved_at'],
      newest: 'saved_at',
      within: sql<boolean>`user_id = ${userId}`,
      references: { reference: SERIES.code },
      words: QUOTE_WORDS,
    },
    typed,
  );
  const standing = ({ booking_reference: booking, valid_until: until }: FoundQuote): string => {
    if (booking !== null) return `Booked as ${booking}`;
    return until < today ? `Expired ${formatDate(until)}` : `Valid to ${formatDate(until)}`;
  };
  return searchAnswer(
    rows.map((row) => ({
      title: row.reference,
      facts: [quoteRoute(row.request, (text) => text), standing(row)],
      path: `/quotes/${quoteToken(links, row.reference)}`,
    })),
  );
}
