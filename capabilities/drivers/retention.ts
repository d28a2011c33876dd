import { daysBefore, type GroundTables } from '@saltbush/capability/database';
import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import type { Transaction } from 'kysely';
import type { DriverTables } from './tables.ts';

type Removing = Transaction<DriverTables & GroundTables>;

export const DRAFT_DAYS = 7;
/** Days for which the files of a declined application are kept, in case the decision is questioned. */
const DECLINED_FILE_DAYS = 90;
/** Days for which the rest is kept, in case the driver applies again. */
const DECLINED_DAYS = 730;

/** Drafts from before this moment have expired. */
export const oldestDraft = (now: Date): Date => daysBefore(now, DRAFT_DAYS);

/** Removes expired drafts with their files, as the form promises. */
async function dropOldDrafts(transaction: Removing, now: Date, most: number): Promise<number> {
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

const declinedBefore = (transaction: Removing, moment: Date) =>
  transaction
    .selectFrom('driver_events')
    .select('application_id')
    .where('document', 'is', null)
    .where('status', '=', 'declined')
    .where('at', '<', moment);

/** Removes the files of declined applications, as the form promises. */
async function dropDeclinedFiles(transaction: Removing, now: Date, most: number): Promise<number> {
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
async function dropDeclined(transaction: Removing, now: Date, most: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('driver_applications')
    .where('id', 'in', declinedBefore(transaction, daysBefore(now, DECLINED_DAYS)).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const jobs: readonly RetentionJob<DriverTables>[] = [
  { id: 'driver-drafts', ...RHYTHMS.files, removeBatch: dropOldDrafts },
  { id: 'declined-driver-files', ...RHYTHMS.files, removeBatch: dropDeclinedFiles },
  { id: 'declined-drivers', ...RHYTHMS.records, removeBatch: dropDeclined },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Driver applications that were never handed in',
    kept: `${DRAFT_DAYS} days`,
    why: 'The form says so',
    jobs: ['driver-drafts'],
  },
  {
    what: 'Documents of declined drivers',
    kept: `${DECLINED_FILE_DAYS} days after the decision`,
    why: 'The form says so; the decision may be questioned',
    jobs: ['declined-driver-files'],
  },
  {
    what: 'The rest of a declined application',
    kept: `${DECLINED_DAYS} days after the decision`,
    why: 'For a driver who applies again',
    jobs: ['declined-drivers'],
  },
  {
    what: 'Applications that wait, and those of approved drivers with their documents',
    kept: 'while they wait, and while the driver drives for us',
    why: 'Road safety law asks a carrier to know that its drivers may drive (Heavy Vehicle National Law, s 26C)',
    jobs: [],
    otherwise: 'staff, by erasing the person',
  },
];

/** How long applications are kept. */
export const retention = { jobs, rules };
