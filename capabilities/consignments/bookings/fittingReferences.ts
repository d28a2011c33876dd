import { asReference, beginsWith, hasWords } from '@saltbush/capability/search';
import { type RawBuilder, sql } from 'kysely';
import { BOOKING_WORDS } from '../migrations/0075-consignment-search.ts';

/**
 * The references of bookings that fit what was typed: by how their references, their order or their invoice begin, or by
 * words. Each part is looked up by itself: with `or`, the words of every row that was found would be worked out again.
 */
export function fittingReferences(typed: string): RawBuilder<string> {
  const reference = asReference(typed);
  const parts = [
    beginsWith('reference', reference),
    beginsWith('quote_reference', reference),
    beginsWith('customer_reference', typed.trim()),
    hasWords(BOOKING_WORDS, typed),
  ].map((fits) => sql`select reference from bookings where ${fits}`);
  const invoiced = sql`select booking_reference from invoices where ${beginsWith('reference', reference)}`;
  return sql<string>`(${sql.join([...parts, invoiced], sql` union all `)})`;
}
