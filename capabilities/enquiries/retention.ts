import { daysBefore, type GroundTables } from '@saltbush/capability/database';
import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import type { Transaction } from 'kysely';
import { removeEnquiries } from './removeEnquiries.ts';
import type { EnquiryTables } from './tables.ts';

/** Days for which an enquiry is kept that a program seems to have written and that staff did not clear. */
const SUSPECT_DAYS = 90;
const ENQUIRY_DAYS = 730;

/** Removes enquiries that were received longer ago than that, with their trail. */
async function dropOldEnquiries(
  transaction: Transaction<EnquiryTables & GroundTables>,
  now: Date,
  most: number,
): Promise<number> {
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

const jobs: readonly RetentionJob<EnquiryTables>[] = [
  { id: 'enquiries', ...RHYTHMS.records, removeBatch: dropOldEnquiries },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Enquiries',
    kept: `${ENQUIRY_DAYS} days after they were received`,
    why: 'To answer who writes again',
    jobs: ['enquiries'],
  },
  {
    what: 'Enquiries that a program seems to have written',
    kept: `${SUSPECT_DAYS} days`,
    why: 'Time enough for staff to find a person among them',
    jobs: ['enquiries'],
  },
];

/** How long enquiries are kept. */
export const retention = { jobs, rules };
