import { daysBefore } from '@saltbush/capability/database';
import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import type { Transaction } from 'kysely';
import type { AlertTables, Tables } from './tables.ts';

/** Nobody wants to be told of what is older. */
export const KEPT_DAYS = 7;

async function dropOldItems(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('alert_items')
    .where('id', 'in', (due) =>
      due.selectFrom('alert_items').select('id').where('at', '<', daysBefore(now, KEPT_DAYS)).orderBy('at').limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const jobs: readonly RetentionJob<AlertTables>[] = [
  { id: 'unsent-alerts', ...RHYTHMS.records, removeBatch: dropOldItems },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'What waits for a daily summary',
    kept: `until it is sent, at most ${KEPT_DAYS} days; then it goes unsent`,
    why: 'To tell of it in one mail',
    jobs: ['unsent-alerts'],
  },
  {
    what: 'Which alerts somebody chose, and the address that they go to',
    kept: 'until the person is erased',
    why: 'To send what was asked for, and nothing else',
    jobs: [],
    otherwise: 'staff, by erasing the person',
  },
];

/** How long choices, and what follows from them, are kept. */
export const retention = { jobs, rules };
