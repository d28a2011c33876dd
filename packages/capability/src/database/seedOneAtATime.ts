import { type Kysely, sql, type Transaction } from 'kysely';

const SEED_LOCK = 7_202;

/**
 * Writes demo data in a transaction that no other gateway's demo data gets between: gateways that start together would
 * each find nothing, and write the same rows.
 */
export async function seedOneAtATime<Tables>(
  db: Kysely<Tables>,
  seed: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(transaction);
    await seed(transaction);
  });
}
