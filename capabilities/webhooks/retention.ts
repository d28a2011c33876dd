import { daysBefore } from '@saltbush/capability/database';
import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import type { Transaction } from 'kysely';
import { DELIVERY_DAYS } from './api/webhook-events.data.ts';
import type { Tables, WebhookTables } from './tables.ts';

/** Removes what happened longer ago, whatever became of it. */
async function dropOldDeliveries(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const rows = await transaction
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('happened_at', '<', daysBefore(now, DELIVERY_DAYS))
    .orderBy('happened_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const old = rows.map(({ id }) => id);
  await transaction.deleteFrom('webhook_deliveries').where('id', 'in', old).execute();
  return rows.length;
}

const jobs: readonly RetentionJob<WebhookTables>[] = [
  { id: 'webhook-deliveries', ...RHYTHMS.reports, removeBatch: dropOldDeliveries },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Webhooks: addresses of a company’s systems, and who added them',
    kept: 'until the client removes them',
    why: 'To tell its systems what happens to its freight',
    jobs: [],
    otherwise: 'the client',
  },
  {
    what: 'What webhooks sent, and what came back',
    kept: `${DELIVERY_DAYS} days after it happened`,
    why: 'To look at what came back, and to send it again',
    jobs: ['webhook-deliveries'],
  },
];

/** How long webhooks and what they sent are kept. */
export const retention = { jobs, rules };
