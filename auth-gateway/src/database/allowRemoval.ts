import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Lets this transaction change and remove rows about people that are otherwise never changed: for retention and for the
 * erasure of a person, and for nothing else. It ends with the transaction.
 */
export async function allowRemoval(transaction: Kysely<Tables>): Promise<void> {
  await sql`select set_config('saltbush.removal', 'on', true)`.execute(transaction);
}
