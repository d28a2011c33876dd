import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Something that the desk said of a claim. */
export interface ClaimAnswer {
  /** Later answers have higher numbers. */
  id: number;
  at: Date;
  /** Of the claim. */
  reference: string;
  shipmentReference: string;
  route: string;
  kind: 'message' | 'accepted' | 'declined';
}

const LOCK_TIMEOUT_MS = 2_000;

/**
 * What the desk said after the answer with the number `after`, oldest first. Numbers are given out before they are to be seen, so
 * it first waits until nobody is writing: no answer shows later with a lower number than one that was read. While somebody
 * writes for longer than that, it fails, and is asked again later. Call it first in a transaction.
 */
export async function answersAfter(
  transaction: Kysely<Tables>,
  { after, most }: { after: number; most: number },
): Promise<ClaimAnswer[]> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(transaction);
  await sql`lock table claim_events in share mode`.execute(transaction);
  const rows = await transaction
    .selectFrom('claim_events')
    .innerJoin('claims', 'claims.reference', 'claim_events.claim_reference')
    .select(['claim_events.id', 'claim_events.at', 'claim_events.kind', 'claims.reference', 'claims.route'])
    .select('claims.booking_reference as shipmentReference')
    .where('claim_events.id', '>', after)
    .where('claim_events.by', '=', 'staff')
    .where('claim_events.kind', 'in', ['message', 'accepted', 'declined'])
    .orderBy('claim_events.id')
    .limit(most)
    .execute();
  return rows as ClaimAnswer[];
}
