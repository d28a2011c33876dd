import type { Queries } from '@saltbush/capability/database';
import type { WebhookDeliveries, WebhookDelivery } from '../api/deliveries.ts';
import { LISTED_DELIVERIES } from '../api/webhook-events.data.ts';
import type { DeliveryRow, Tables } from '../tables.ts';

const PAGE_SIZE = 25;

export const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  ...{ id: row.id, messageId: `msg_${row.message_id}`, event: row.event, reference: row.booking_reference },
  ...{ status: row.status, attempts: row.attempts, happenedAt: row.happened_at.toISOString(), answer: row.answer },
  nextTryAt: row.status === 'waiting' ? row.due_at.toISOString() : null,
});

/** The latest deliveries of a webhook, a page of them. */
export async function listDeliveries(
  db: Queries<Tables>,
  { webhookId, page }: { webhookId: number; page: number },
): Promise<WebhookDeliveries> {
  const latest = db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(LISTED_DELIVERIES);
  const { total } = await db
    .selectFrom(latest.as('latest'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const from = (page - 1) * PAGE_SIZE;
  const rows = await latest
    .limit(Math.max(0, Math.min(PAGE_SIZE, LISTED_DELIVERIES - from)))
    .offset(from)
    .execute();
  return { rows: rows.map(deliveryOf), total: Number(total), page, pageSize: PAGE_SIZE };
}
