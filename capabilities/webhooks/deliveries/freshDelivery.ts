import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ClaimedDelivery } from './claimDeliveries.ts';

/**
 * What was claimed, as its webhook is now: its address or secret may have changed since. Null when the webhook was turned
 * off or removed meanwhile, or somebody else has the delivery: then it is not sent.
 */
export async function freshDelivery(db: Kysely<Tables>, claimed: ClaimedDelivery): Promise<ClaimedDelivery | null> {
  const webhook = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select(['webhooks.url', 'webhooks.secret', 'webhooks.old_secret as oldSecret'])
    .select('webhooks.old_secret_until as oldSecretUntil')
    .where('webhook_deliveries.id', '=', claimed.id)
    .where('webhook_deliveries.status', '=', 'waiting')
    .where('webhook_deliveries.lease_until', '=', claimed.leaseUntil)
    .where('webhooks.state', '=', 'on')
    .executeTakeFirst();
  return webhook ? { ...claimed, ...webhook } : null;
}
