import { isAddressOf, type Person } from '@saltbush/capability/people';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Removes acts about a person that wait for confirmation: they name the person, and have nothing left to do. */
export async function forgetWaitingActs(transaction: Transaction<Tables>, person: Person): Promise<void> {
  await transaction.deleteFrom('confirmations').where(isAddressOf(person, sql`(act ->> 'email')`)).execute();
}
