import { sql } from 'kysely';
import type { WebhookAnswer } from '../api/deliveries.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import type { ClaimedDelivery } from './claimDeliveries.ts';

/** How old "last delivered" may grow before it is written again: else each of many events would write it. */
const TOLD_MS = 10_000;

export interface Delivered {
  claimed: ClaimedDelivery;
  answer: WebhookAnswer;
}

/** Records what was taken, many at once, each unless somebody else has it by now. */
export async function settleSuccesses(
  delivered: readonly Delivered[],
  { database: { db }, at }: Pick<WebhookParts, 'database'> & { at: Date },
): Promise<void> {
  const rows = delivered.map(({ claimed: { id, leaseUntil }, answer }) => ({ id, leaseUntil, answer }));
  await sql`
    update webhook_deliveries set status = 'delivered', answer = taken.answer, lease_until = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as taken(id bigint, "leaseUntil" timestamptz, answer jsonb)
    where webhook_deliveries.id = taken.id and webhook_deliveries.lease_until = taken."leaseUntil"
  `.execute(db);
  await db
    .updateTable('webhooks')
    .set({ last_success_at: at, failing_since: null })
    .where('id', 'in', [...new Set(delivered.map(({ claimed }) => claimed.webhookId))])
    .where((webhook) =>
      webhook.or([
        webhook('failing_since', 'is not', null),
        webhook('last_success_at', 'is', null),
        webhook('last_success_at', '<', new Date(at.getTime() - TOLD_MS)),
      ]),
    )
    .execute();
}
