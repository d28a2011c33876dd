import type { Kysely } from 'kysely';
import { allowRemoval } from '../database/allowRemoval.ts';
import type { Tables } from '../database/tables.ts';

/** Removes enquiries with their trail, in the caller's transaction. */
export async function removeEnquiries(transaction: Kysely<Tables>, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const gone = [...references];
  await allowRemoval(transaction);
  await transaction.deleteFrom('enquiry_events').where('reference', 'in', gone).execute();
  await transaction.deleteFrom('enquiries').where('reference', 'in', gone).execute();
}
