import type { Clock } from '@saltbush/capability';
import { takeOnce } from '@saltbush/capability/database';
import { nextReference, type PrivateLinks, tokenHash } from '@saltbush/capability/references';
import { localTime, pricingVersion, type Quote, type QuoteRequest, quoteValidUntil, TERMS } from '@saltbush/freight';
import type { Kysely, Selectable } from 'kysely';
import type { SavedQuote } from './api.ts';
import { quoteToken } from './quoteToken.ts';
import { SERIES } from './series.data.ts';
import type { Database, Tables } from './tables.ts';

interface Dependencies {
  database: Pick<Database, 'db'>;
  links: PrivateLinks;
  now: Clock;
}

export interface QuoteToSave {
  submissionId: string;
  request: QuoteRequest;
  quote: Quote;
  userId: string | null;
  /** Reference of the quote that this one re-prices, or null. */
  replaces: string | null;
}

export interface QuoteStore {
  /** The quote of a private link, even when it is expired or booked; null for any other text. */
  findByToken: (token: string) => Promise<SavedQuote | null>;
  findBySubmission: (submissionId: string) => Promise<SavedQuote | null>;
  /** The quotes that this user saved while signed in, newest first. `page` counts from 1. */
  listOf: (userId: string, page: { page: number; pageSize: number }) => Promise<{ rows: SavedQuote[]; total: number }>;
  /** Saves a quote, once for each submission. `isNew` is false when it was already saved, even at the same moment. */
  save: (quote: QuoteToSave) => Promise<{ saved: SavedQuote; isNew: boolean }>;
  /**
   * Marks a quote as booked, in the transaction that stores the booking. False when another booking has it; then roll
   * back.
   */
  markBooked: (transaction: Kysely<Tables>, reference: string, bookingReference: string) => Promise<boolean>;
}

/** Saved quotes: snapshots that stay valid whatever happens to the tariffs. */
export function createQuoteStore({ database: { db }, links, now }: Dependencies): QuoteStore {
  const tokenOf = (reference: string) => quoteToken(links, reference);

  function statusOf(row: Selectable<Tables['quotes']>): SavedQuote['status'] {
    if (row.booking_reference !== null) return 'booked';
    return localTime(now(), 'Australia/Sydney').date > row.valid_until ? 'expired' : 'saved';
  }

  const savedQuote = (row: Selectable<Tables['quotes']>, token = tokenOf(row.reference)): SavedQuote => ({
    reference: row.reference,
    token,
    status: statusOf(row),
    savedAt: row.saved_at.toISOString(),
    validUntil: row.valid_until,
    request: row.request,
    quote: row.quote,
    pricingVersion: row.pricing_version,
    termsVersion: row.terms_version,
    replaces: row.replaces,
    bookingReference: row.booking_reference,
  });

  const findBySubmission: QuoteStore['findBySubmission'] = async (submissionId) => {
    const row = await db.selectFrom('quotes').selectAll().where('submission_id', '=', submissionId).executeTakeFirst();
    return row ? savedQuote(row) : null;
  };

  async function insert({ submissionId, request, quote, userId, replaces }: QuoteToSave): Promise<SavedQuote> {
    const savedAt = now();
    // In a transaction each quote would hold the counter until it is stored, and all others would wait for it. A quote
    // that is not stored leaves a gap in the numbers, which does no harm here.
    const reference = await nextReference(db, SERIES, savedAt);
    const row = await db
      .insertInto('quotes')
      .values({
        reference,
        token_hash: tokenHash(tokenOf(reference)) ?? '',
        submission_id: submissionId,
        user_id: userId,
        replaces,
        request: JSON.stringify(request),
        quote: JSON.stringify(quote),
        pricing_version: pricingVersion(localTime(savedAt, 'Australia/Sydney').date),
        terms_version: TERMS.version,
        total_ex_cents: quote.totalExGstCents,
        gst_cents: quote.gstCents,
        valid_until: quoteValidUntil(savedAt),
        saved_at: savedAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return savedQuote(row);
  }

  return {
    findBySubmission,
    async findByToken(token) {
      const hash = tokenHash(token);
      if (hash === null) return null;
      const row = await db.selectFrom('quotes').selectAll().where('token_hash', '=', hash).executeTakeFirst();
      return row ? savedQuote(row, token) : null;
    },
    async listOf(userId, { page, pageSize }) {
      const quotes = db.selectFrom('quotes').where('user_id', '=', userId);
      const rows = await quotes
        .selectAll()
        .orderBy('saved_at', 'desc')
        .orderBy('reference', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { total } = await quotes
        .select((count) => count.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows: rows.map((row) => savedQuote(row)), total };
    },
    save: (quote) =>
      takeOnce<{ saved: SavedQuote; isNew: boolean }>({
        find: async () => {
          const saved = await findBySubmission(quote.submissionId);
          return saved === null ? null : { saved, isNew: false };
        },
        take: async () => ({ saved: await insert(quote), isNew: true }),
      }),
    async markBooked(transaction, reference, bookingReference) {
      const { numUpdatedRows } = await transaction
        .updateTable('quotes')
        .set({ booking_reference: bookingReference })
        .where('reference', '=', reference)
        .where('booking_reference', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
