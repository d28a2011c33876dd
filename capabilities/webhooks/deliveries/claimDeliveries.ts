import { type Kysely, sql } from 'kysely';
import type { WebhookEvent } from '../api/webhook-events.data.ts';
import type { Tables } from '../tables.ts';

/** Longer than any attempt, with clocks of gateways that differ. What a gateway that died was sending is due after this. */
const LEASE_MS = 120_000;

/** Of one webhook: with two sent at once and ten seconds for each, all end well within the lease. */
const MOST_OF_ONE = 10;

interface Asked {
  at: Date;
  most: number;
  /** Webhooks that get no more at present. */
  busy: readonly number[];
}

/** What is to be sent, as it was claimed. */
export interface ClaimedDelivery {
  id: number;
  webhookId: number;
  messageId: string;
  event: WebhookEvent;
  body: string;
  /** This attempt included. */
  attempts: number;
  queuedAt: Date;
  leaseUntil: Date;
  url: string;
  secret: string;
  oldSecret: string | null;
  oldSecretUntil: Date | null;
  trace: string | null;
}

/**
 * Claims what is due, a few of each webhook, so that one with many takes no place from others. Nobody else gets the
 * same until the lease has ended; no lock is held while it is sent.
 */
export async function claimDeliveries(db: Kysely<Tables>, { at, most, busy }: Asked): Promise<ClaimedDelivery[]> {
  const leaseUntil = new Date(at.getTime() + LEASE_MS);
  // Materialised, since a plan that looked once for each row would lock others each time, and claim more.
  const { rows } = await sql<Omit<ClaimedDelivery, 'leaseUntil'>>`
    with claimed as materialized (
      select due.id, webhooks.url, webhooks.secret, webhooks.old_secret, webhooks.old_secret_until
      from webhooks cross join lateral (
        select id, due_at from webhook_deliveries
        where webhook_id = webhooks.id and status = 'waiting' and due_at <= ${at}
          and (lease_until is null or lease_until <= ${at})
        order by due_at limit ${MOST_OF_ONE} for update skip locked
      ) due
      where webhooks.state = 'on' and webhooks.id <> all(${[...busy]}::bigint[])
      order by due.due_at limit ${most}
    )
    update webhook_deliveries as delivery set lease_until = ${leaseUntil}, attempts = delivery.attempts + 1
    from claimed
    where delivery.id = claimed.id
    returning delivery.id, delivery.webhook_id as "webhookId", delivery.message_id as "messageId", delivery.body,
      delivery.attempts, delivery.queued_at as "queuedAt", claimed.url, claimed.secret, claimed.old_secret as "oldSecret",
      claimed.old_secret_until as "oldSecretUntil", delivery.event, delivery.trace
  `.execute(db);
  return rows.map((row) => ({ ...row, leaseUntil }));
}
