import { daysBefore } from '@saltbush/capability/database';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export const DRAFT_DAYS = 7;
/** Days for which the files of a declined application are kept, in case the decision is questioned. */
export const DECLINED_FILE_DAYS = 90;
/** Days for which the rest is kept, in case the driver applies again. */
export const DECLINED_DAYS = 730;

/** Drafts from before this moment have expired. */
export const oldestDraft = (now: Date): Date => daysBefore(now, DRAFT_DAYS);

/** Removes expired drafts with their files, as the form promises. */
export async function dropOldDrafts(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('driver_applications')
    .where('id', 'in', (applications) =>
      applications
        .selectFrom('driver_applications')
        .select('id')
        .where('status', '=', 'draft')
        .where('started_at', '<', oldestDraft(now))
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const declinedBefore = (transaction: Transaction<Tables>, moment: Date) =>
  transaction
    .selectFrom('driver_events')
    .select('application_id')
    .where('document', 'is', null)
    .where('status', '=', 'declined')
    .where('at', '<', moment);

/** Removes the files of declined applications, as the form promises. */
export async function dropDeclinedFiles(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const rows = await transaction
    .selectFrom('driver_documents')
    .select(['application_id', 'kind'])
    .where('application_id', 'in', declinedBefore(transaction, daysBefore(now, DECLINED_FILE_DAYS)))
    .limit(most)
    .execute();
  for (const { application_id, kind } of rows) {
    await transaction
      .deleteFrom('driver_documents')
      .where('application_id', '=', application_id)
      .where('kind', '=', kind)
      .execute();
  }
  return rows.length;
}

/** Removes whole declined applications. */
export async function dropDeclined(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('driver_applications')
    .where('id', 'in', declinedBefore(transaction, daysBefore(now, DECLINED_DAYS)).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
