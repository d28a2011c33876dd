import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Gives up what a webhook that is turned off was still to be told. It can be sent again by hand. */
export async function dropWaiting(transaction: Kysely<Tables>, webhookId: number): Promise<void> {
  await transaction
    .updateTable('webhook_deliveries')
    .set({ status: 'dropped' })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .execute();
}
