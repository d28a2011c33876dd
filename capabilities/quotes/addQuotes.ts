import { type PrivateLinks, referencesAt, tokenHash } from '@saltbush/capability/references';
import { localTime, pricingVersion, type Quote, type QuoteRequest, quoteValidUntil, TERMS } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { quoteToken } from './quoteToken.ts';
import { SERIES } from './series.data.ts';
import type { Tables } from './tables.ts';

export interface GivenQuote {
  submissionId: string;
  /** Null for a visitor without an account. */
  userId: string | null;
  request: QuoteRequest;
  quote: Quote;
  savedAt: Date;
  bookingReference: string | null;
}

/** Adds quotes as if they had been saved then, the oldest first, at the prices given. @returns their references. */
export async function addQuotes(
  transaction: Kysely<Tables>,
  quotes: readonly GivenQuote[],
  links: PrivateLinks,
): Promise<string[]> {
  const references = await referencesAt(
    transaction,
    SERIES,
    quotes.map(({ savedAt }) => savedAt),
  );
  const rows = quotes.map(({ submissionId, userId, request, quote, savedAt, bookingReference }, index) => {
    const reference = references[index] ?? '';
    return {
      ...{ reference, token_hash: tokenHash(quoteToken(links, reference)) ?? '', submission_id: submissionId },
      ...{ user_id: userId, request: JSON.stringify(request), quote: JSON.stringify(quote) },
      pricing_version: pricingVersion(localTime(savedAt, 'Australia/Sydney').date),
      ...{ terms_version: TERMS.version, total_ex_cents: quote.totalExGstCents, gst_cents: quote.gstCents },
      ...{ valid_until: quoteValidUntil(savedAt), saved_at: savedAt, booking_reference: bookingReference },
    };
  });
  await transaction.insertInto('quotes').values(rows).execute();
  return references;
}
