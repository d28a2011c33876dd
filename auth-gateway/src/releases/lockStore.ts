import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Taken by whoever adds or removes releases, before the lock of the log. */
const STORE_LOCK = 7_202;

/** Has this transaction be the only one that publishes or prunes, until it ends. */
export async function lockStore(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(STORE_LOCK)})`.execute(transaction);
}
