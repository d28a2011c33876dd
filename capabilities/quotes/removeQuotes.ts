import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Removes quotes and the record of their mails, in the caller's transaction. */
export async function removeQuotes(transaction: Kysely<Tables>, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const gone = [...references];
  await transaction.deleteFrom('quote_mails').where('reference', 'in', gone).execute();
  await transaction.updateTable('quotes').set({ replaces: null }).where('replaces', 'in', gone).execute();
  await transaction.deleteFrom('quotes').where('reference', 'in', gone).execute();
}
