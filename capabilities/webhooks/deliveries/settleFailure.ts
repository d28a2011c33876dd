import type { WebhookAnswer } from '../api/deliveries.ts';
import { turnOff } from '../endpoints/turnOff.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import type { ClaimedDelivery } from './claimDeliveries.ts';
import { DAY_MS, nextTry } from './nextTry.ts';

const GONE = 410;

/**
 * Records a failed attempt, unless somebody else has the delivery by now: it is tried again later, and given up after a
 * day. A webhook that is gone or has failed for a day is turned off.
 */
export async function settleFailure(
  { id, webhookId, leaseUntil, attempts, queuedAt }: ClaimedDelivery,
  answer: WebhookAnswer,
  { database, publicUrl, at, random }: Pick<WebhookParts, 'database' | 'publicUrl'> & { at: Date; random: number },
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    const webhook = await transaction
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', webhookId)
      .forUpdate()
      .executeTakeFirst();
    if (!webhook) return;
    const isGone = answer.status === GONE;
    const next = isGone ? null : nextTry({ attempts, queuedAt, at, random });
    const mine = transaction
      .updateTable('webhook_deliveries')
      .set({ answer: JSON.stringify(answer), lease_until: null })
      .where('id', '=', id)
      .where('lease_until', '=', leaseUntil);
    // One that was dropped meanwhile stays so.
    await mine.where('status', '<>', 'waiting').execute();
    await mine
      .where('status', '=', 'waiting')
      .set(next === null ? { status: 'failed' } : { due_at: next })
      .execute();
    if (webhook.state !== 'on') return;
    const since = webhook.failing_since ?? at;
    await transaction.updateTable('webhooks').set({ failing_since: since }).where('id', '=', webhookId).execute();
    if (isGone) await turnOff(transaction, { webhook, state: 'gone', publicUrl });
    else if (at.getTime() - since.getTime() >= DAY_MS) {
      await turnOff(transaction, { webhook, state: 'failed', publicUrl });
    }
  });
}
