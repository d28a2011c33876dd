import { daysBefore } from '@saltbush/capability/database';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** More than a year, so that staff can look up what was written last spring. */
export const MAIL_DAYS = 400;

/** Removes mails that were queued longer ago than that, except those that still wait to be sent. */
export async function dropOldMails(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('mails')
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('mails')
        .select('id')
        .where('queued_at', '<', daysBefore(now, MAIL_DAYS))
        .where('status', '<>', 'queued')
        .orderBy('queued_at')
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
