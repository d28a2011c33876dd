import type { WebhookParts } from '../webhook-parts.ts';
import type { ClaimedDelivery } from './claimDeliveries.ts';

/** Gives back what this gateway could not finish before it closed, so that the next one sends it at once. */
export async function returnDelivery(
  { id, leaseUntil, attempts }: ClaimedDelivery,
  { database }: Pick<WebhookParts, 'database'>,
): Promise<void> {
  await database.db
    .updateTable('webhook_deliveries')
    .set({ lease_until: null, attempts: attempts - 1 })
    .where('id', '=', id)
    .where('lease_until', '=', leaseUntil)
    .execute();
}
