import { allowRemoval, type GroundTables } from '@saltbush/capability/database';
import type { Transaction } from 'kysely';
import type { EnquiryTables } from './tables.ts';

/** Removes enquiries with their trail, in the caller's transaction. */
export async function removeEnquiries(
  transaction: Transaction<EnquiryTables & GroundTables>,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  const gone = [...references];
  await allowRemoval(transaction);
  await transaction.deleteFrom('enquiry_events').where('reference', 'in', gone).execute();
  await transaction.deleteFrom('enquiries').where('reference', 'in', gone).execute();
}
