import type { WebhookAnswer } from '../api/deliveries.ts';
import { turnOff } from '../endpoints/turnOff.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import type { ClaimedDelivery } from './claimDeliveries.ts';
import { DAY_MS, nextTry } from './nextTry.ts';

const GONE = 410;
/** How old "last delivered" may grow before it is written again: else each of many events would write it. */
const TOLD_MS = 10_000;

type Settled = Pick<WebhookParts, 'database' | 'publicUrl'> & { at: Date; random: number };

async function settleSuccess(claimed: ClaimedDelivery, answer: WebhookAnswer, { database: { db }, at }: Settled) {
  const { id, webhookId, leaseUntil, failingSince, lastSuccessAt } = claimed;
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'delivered', answer: JSON.stringify(answer), lease_until: null })
    .where('id', '=', id)
    .where('lease_until', '=', leaseUntil)
    .execute();
  const isTold = lastSuccessAt !== null && at.getTime() - lastSuccessAt.getTime() < TOLD_MS;
  if (failingSince === null && isTold) return;
  await db
    .updateTable('webhooks')
    .set({ last_success_at: at, failing_since: null })
    .where('id', '=', webhookId)
    .execute();
}

/** Tries it again later, gives it up after a day, and turns a webhook off that is gone or has failed for a day. */
async function settleFailure(
  claimed: ClaimedDelivery,
  answer: WebhookAnswer,
  { database, publicUrl, at, random }: Settled,
): Promise<void> {
  const { id, webhookId, leaseUntil, attempts, queuedAt } = claimed;
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

/** Records how an attempt ended, unless its lease has ended and somebody else has it. */
export const settleDelivery = (claimed: ClaimedDelivery, answer: WebhookAnswer, settled: Settled): Promise<void> =>
  answer.fault === '' ? settleSuccess(claimed, answer, settled) : settleFailure(claimed, answer, settled);
