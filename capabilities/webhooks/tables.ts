import type { GroundTables, Json } from '@saltbush/capability/database';
import type { Generated, Selectable } from 'kysely';
import type { DeliveryStatus, WebhookAnswer } from './api/deliveries.ts';
import type { WebhookEvent } from './api/webhook-events.data.ts';
import type { WebhookState } from './api/webhooks.ts';

interface WebhookTable {
  id: Generated<number>;
  client_reference: string;
  submission_id: string;
  url: string;
  description: string;
  events: Json<WebhookEvent[]>;
  state: Generated<WebhookState>;
  /** Sealed, like the one of before. */
  secret: string;
  old_secret: string | null;
  /** Until when the secret of before signs too. */
  old_secret_until: Date | null;
  last_success_at: Date | null;
  /** When the first attempt failed after the last success; null while it works. */
  failing_since: Date | null;
  /** Counts changes of people, so that two do not overwrite each other. */
  version: Generated<number>;
  /** E-mail of who added it. */
  added_by: string;
  added_at: Date;
}

/** One event for one webhook. */
interface WebhookDeliveryTable {
  id: Generated<number>;
  webhook_id: number;
  /** The same at each attempt. */
  message_id: string;
  event: WebhookEvent;
  booking_reference: string;
  /** What is signed and sent, to the byte. */
  body: string;
  status: Generated<DeliveryStatus>;
  /** Since it was queued. */
  attempts: Generated<number>;
  happened_at: Date;
  /** When it was queued last: with the event, or by hand. It is tried for a day from then on. */
  queued_at: Date;
  due_at: Date;
  /** Until when the gateway that sends it has it for itself; null while nobody does. */
  lease_until: Date | null;
  /** `traceparent` of the work that caused it; null where nothing was measured. */
  trace: string | null;
  /** Of the last attempt. */
  answer: Json<WebhookAnswer> | null;
}

export interface WebhookTables {
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
}

/** With what every capability has. */
export type Tables = WebhookTables & GroundTables;
export type WebhookRow = Selectable<WebhookTable>;
export type DeliveryRow = Selectable<WebhookDeliveryTable>;
