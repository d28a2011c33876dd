import { sql } from 'kysely';
import type { GroundTables } from './ground-tables.ts';
import type { Queries } from './queries.ts';

/**
 * Allows this transaction to change and remove rows about people, which are otherwise never changed. Only for retention
 * and for erasing a person. It ends with the transaction.
 */
export async function allowRemoval(transaction: Queries<GroundTables>): Promise<void> {
  await sql`select set_config('saltbush.removal', 'on', true)`.execute(transaction);
}
