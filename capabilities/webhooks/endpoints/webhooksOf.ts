import type { Queries } from '@saltbush/capability/database';
import { sql } from 'kysely';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../api/webhook-events.data.ts';
import type { Webhook } from '../api/webhooks.ts';
import type { Tables, WebhookRow } from '../tables.ts';

interface Counts {
  waiting: number;
  failed: number;
}

/** The events of a webhook, in the order in which they are offered. */
export const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  WEBHOOK_EVENTS.map(({ type }) => type).filter((type) => events.includes(type));

function webhookOf(row: WebhookRow, { waiting, failed }: Counts, now: Date): Webhook {
  const { id, url, description, events, state, version, old_secret_until: until } = row;
  return {
    ...{ id, url, description, events: inOrder(events), state, waiting, failed, version },
    oldSecretUntil: until !== null && until > now ? until.toISOString() : null,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    failingSince: row.failing_since?.toISOString() ?? null,
    addedBy: row.added_by,
    addedAt: row.added_at.toISOString(),
  };
}

/** Rows as the API tells them, with how many events wait and how many were given up. */
export async function webhooksOf(db: Queries<Tables>, rows: readonly WebhookRow[], now: Date): Promise<Webhook[]> {
  if (rows.length === 0) return [];
  const counted = await db
    .selectFrom('webhook_deliveries')
    .select([
      'webhook_id',
      sql<number>`count(*) filter (where status = 'waiting')`.as('waiting'),
      sql<number>`count(*) filter (where status = 'failed')`.as('failed'),
    ])
    .where(
      'webhook_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('webhook_id')
    .execute();
  return rows.map((row) => {
    const { waiting, failed } = counted.find((counts) => counts.webhook_id === row.id) ?? { waiting: 0, failed: 0 };
    return webhookOf(row, { waiting: Number(waiting), failed: Number(failed) }, now);
  });
}

/** The webhooks of a company, in the order in which they were added. */
export async function listWebhooks(db: Queries<Tables>, company: string, now: Date): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('client_reference', '=', company)
    .orderBy('id')
    .execute();
  return webhooksOf(db, rows, now);
}
