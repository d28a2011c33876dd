import { sql } from 'kysely';
import type { WebhookParts } from '../webhook-parts.ts';
import type { ClaimedDelivery } from './claimDeliveries.ts';

/** Gives back what was claimed and not sent to the end, so that the next gateway sends it at once. */
export async function returnDeliveries(
  claimed: readonly ClaimedDelivery[],
  { database }: Pick<WebhookParts, 'database'>,
): Promise<void> {
  const rows = claimed.map(({ id, leaseUntil }) => ({ id, leaseUntil }));
  await sql`
    update webhook_deliveries set lease_until = null, attempts = attempts - 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as claimed(id bigint, "leaseUntil" timestamptz)
    where webhook_deliveries.id = claimed.id and webhook_deliveries.lease_until = claimed."leaseUntil"
  `.execute(database.db);
}
