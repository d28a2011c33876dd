import type { Queries } from '@saltbush/capability/database';
import { findFreight } from '@saltbush/consignments/neighbours';
import { sql } from 'kysely';
import type { ClaimRecordRow, Tables } from './tables.ts';

/** As many of a company as anybody would want to hear of a claim. */
const MOST_READERS = 3;

/**
 * Whom at the client answers about a claim are mailed: who wrote about it, the last one first. Who left the company since,
 * and may not see its freight any more, is not among them.
 */
export async function readersOf(
  db: Queries<Tables>,
  { reference, booking_reference: booking }: Pick<ClaimRecordRow, 'reference' | 'booking_reference'>,
): Promise<string[]> {
  const writers = await db
    .selectFrom('claim_events')
    .select(['user_id', sql<string>`max(actor)`.as('email')])
    .where('claim_reference', '=', reference)
    .where('user_id', 'is not', null)
    .groupBy('user_id')
    .orderBy(sql`max(id)`, 'desc')
    .limit(MOST_READERS)
    .execute();
  const readers: string[] = [];
  for (const { user_id: userId, email } of writers) {
    if (userId === null) continue;
    if (await findFreight(db, { reference: booking, userId })) readers.push(email);
  }
  return readers;
}
