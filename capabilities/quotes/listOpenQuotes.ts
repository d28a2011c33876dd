import { type IsoDate, localTime, type QuoteRequest } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { quoteRoute } from './quoteRoute.ts';
import type { Tables } from './tables.ts';

export interface OpenQuote {
  reference: string;
  /** Such as `Sydney → Melbourne`. */
  route: string;
  totalIncGstCents: number;
  validUntil: IsoDate;
  savedAt: Date;
}

const routeOf = (request: QuoteRequest): string => quoteRoute(request, (typed) => typed);

/** The quotes that a user saved, may still book and has not booked, newest first. */
export async function listOpenQuotes(
  db: Kysely<Tables>,
  userId: string,
  now: Date,
  most: number,
): Promise<OpenQuote[]> {
  const rows = await db
    .selectFrom('quotes')
    .select(['reference', 'request', 'total_ex_cents', 'gst_cents', 'valid_until', 'saved_at'])
    .where('user_id', '=', userId)
    .where('booking_reference', 'is', null)
    .where('valid_until', '>=', localTime(now, 'Australia/Sydney').date)
    .orderBy('saved_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ reference, request, total_ex_cents, gst_cents, valid_until, saved_at }) => ({
    ...{ reference, route: routeOf(request), totalIncGstCents: total_ex_cents + gst_cents },
    ...{ validUntil: valid_until, savedAt: saved_at },
  }));
}
