import { orNotFound } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { DeliveryRow, WebhookRow } from '../tables.ts';
import type { WebhookParts } from '../webhook-parts.ts';

const NO_DELIVERY = 'There is no such delivery of this webhook. It is removed after 30 days.';

/**
 * Queues a delivery once more, with the same id and body, for another day. One that is being sent at this moment stays as
 * it is. @throws Refusal `webhook-off`.
 */
export const sendAgain = (
  webhook: WebhookRow,
  delivery: string,
  { database, now }: Pick<WebhookParts, 'database' | 'now'>,
): Promise<DeliveryRow> =>
  database.db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('id', '=', orNotFound(rowId(delivery), NO_DELIVERY))
      .where('webhook_id', '=', webhook.id)
      .forUpdate()
      .executeTakeFirst();
    const row = orNotFound(found ?? null, NO_DELIVERY);
    if (webhook.state !== 'on') {
      throw new Refusal('This webhook is off. Turn it on, then send it again.', { status: 409, code: 'webhook-off' });
    }
    const at = now();
    if (row.lease_until !== null && row.lease_until > at) return row;
    return transaction
      .updateTable('webhook_deliveries')
      .set({ status: 'waiting', attempts: 0, queued_at: at, due_at: at, lease_until: null })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
