import type { Transaction } from 'kysely';
import { daysBefore } from '../database/daysBefore.ts';
import type { Tables } from '../database/tables.ts';
import { removeEnquiries } from './removeEnquiries.ts';

/** Days for which an enquiry is kept that a program seems to have written and that staff did not clear. */
export const SUSPECT_DAYS = 90;
export const ENQUIRY_DAYS = 730;

/** Removes enquiries that were received longer ago than that, with their trail. */
export async function dropOldEnquiries(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const rows = await transaction
    .selectFrom('enquiries')
    .select('reference')
    .where((where) =>
      where.or([
        where('received_at', '<', daysBefore(now, ENQUIRY_DAYS)),
        where.and([where('is_suspect', '=', true), where('received_at', '<', daysBefore(now, SUSPECT_DAYS))]),
      ]),
    )
    .orderBy('received_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  await removeEnquiries(
    transaction,
    rows.map(({ reference }) => reference),
  );
  return rows.length;
}
