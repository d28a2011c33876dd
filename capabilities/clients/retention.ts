import { daysBefore, type GroundTables } from '@saltbush/capability/database';
import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import type { Transaction } from 'kysely';
import { dropOldSheetUploads } from './rate-sheets/sheet-uploads.ts';
import type { ClientTables } from './tables.ts';

const QUARTER_HOUR_MS = 900_000;

/** Days for which the address of somebody is kept who was invited and did not come. */
const INVITED_DAYS = 90;

/** Removes invitations that ended so long ago, whatever became of them. Who joined is a member. */
async function dropOldInvitations(
  transaction: Transaction<ClientTables & GroundTables>,
  now: Date,
  most: number,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('client_member_invitations')
    .where('id', 'in', (due) =>
      due
        .selectFrom('client_member_invitations')
        .select('id')
        .where('expires_at', '<', daysBefore(now, INVITED_DAYS))
        .orderBy('expires_at')
        .limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const jobs: readonly RetentionJob<ClientTables>[] = [
  {
    ...{ id: 'rate-sheet-uploads', ...RHYTHMS.files, everyMs: QUARTER_HOUR_MS, batchSize: 2 },
    removeBatch: dropOldSheetUploads,
  },
  { id: 'member-invitations', ...RHYTHMS.records, removeBatch: dropOldInvitations },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Clients, their contacts, who is invited to and signs in for them, and their rate sheets',
    kept: 'while they are clients',
    why: 'The contract with them',
    jobs: [],
    otherwise: 'staff, by erasing the person',
  },
  {
    what: 'Invitations to join a client’s account',
    kept: `${INVITED_DAYS} days after they ended`,
    why: 'To say who was invited, and by whom, to whoever asks',
    jobs: ['member-invitations'],
  },
  {
    what: 'Rate sheets that wait for the form that names them, and the network they came from',
    kept: 'an hour',
    why: 'Time enough to send the form',
    jobs: ['rate-sheet-uploads'],
  },
];

/** How long clients and their sheets are kept. */
export const retention = { jobs, rules };
