import { daysBefore } from '@saltbush/capability/database';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export const FAILURE_DAYS = 30;

/** Removes causes that nobody has met for thirty days, with their examples. */
export async function dropOldFailures(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from failures where id in (
    select id from failures where last_at < ${daysBefore(now, FAILURE_DAYS)} limit ${sql.lit(most)}
  )`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
}
