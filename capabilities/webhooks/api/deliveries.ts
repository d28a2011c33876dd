import { line } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import type { WebhookEvent } from './webhook-events.data.ts';

/** `failed`: given up. `dropped`: the webhook was turned off before it was sent. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed' | 'dropped';

/** What came back from an attempt. */
export interface WebhookAnswer {
  /** Of HTTP; null without an answer. */
  status: number | null;
  /** Why it counts as failed, with what to do; blank for a success. */
  fault: string;
  /** The first characters of the answer, as plain text whatever it was. */
  text: string;
  /** Milliseconds that it took. */
  ms: number;
}

/** One event for one webhook. */
export interface WebhookDelivery {
  id: number;
  /** The `webhook-id` of every attempt. */
  messageId: string;
  event: WebhookEvent;
  /** The consignment. */
  reference: string;
  status: DeliveryStatus;
  /** Attempts since the event, or since it was last sent again by hand. */
  attempts: number;
  /** When it happened, ISO 8601. */
  happenedAt: string;
  /** When it is tried next, ISO 8601; null unless it waits. */
  nextTryAt: string | null;
  /** Of the last attempt; null before the first. */
  answer: WebhookAnswer | null;
}

/** `GET /api/webhooks/:id/deliveries`: the latest first. */
export interface WebhookDeliveries {
  rows: WebhookDelivery[];
  /** At most 200. */
  total: number;
  page: number;
  pageSize: number;
}

export const deliveriesQuerySchema = yup.object({ page: line('Page', 10).optional() }).noUnknown();
