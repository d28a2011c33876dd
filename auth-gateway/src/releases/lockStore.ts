import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Lock for adding or removing releases. It is taken before the lock of the log. */
const STORE_LOCK = 7_202;

/** Makes this transaction the only one that publishes or prunes, until it ends. */
export async function lockStore(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(STORE_LOCK)})`.execute(transaction);
}
