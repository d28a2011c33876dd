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

interface Asked {
  after: number;
  most: number;
}

async function visibleAfter(transaction: Kysely<Tables>, { after, most }: Asked): Promise<ClaimAnswer[]> {
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

/**
 * What the desk said after the answer with the number `after`, oldest first. Numbers are given out before they are to be seen, so
 * where there is an answer, it waits until nobody is writing and reads again: none shows later with a lower number than one that
 * was given back. While somebody writes for longer than that, it fails, and is asked again later. The transaction sees what others
 * commit meanwhile (`read committed`), and has written nothing about claims: two that wait for each other's would both fail.
 */
export async function answersAfter(transaction: Kysely<Tables>, asked: Asked): Promise<ClaimAnswer[]> {
  if ((await visibleAfter(transaction, { ...asked, most: 1 })).length === 0) return [];
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(transaction);
  await sql`lock table claim_events in share mode`.execute(transaction);
  return visibleAfter(transaction, asked);
}
