import type { BookingException, BookingStatus } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import type { WebhookEvent } from './webhook-events.data.ts';

/** What the body of a webhook says of a consignment. */
export interface WebhookConsignment {
  /** Such as `SH-2026-0123`. */
  reference: string;
  /** The client's own, such as `PO 77`; blank without one. */
  customerReference: string;
  /** After the event. */
  status: BookingStatus;
  /** As typed. */
  pickupSuburb: string;
  deliverySuburb: string;
  /** The delivery day that this event gave; null where it gave none, and what was told before holds. */
  eta: IsoDate | null;
  /** What this event says went wrong; null for nothing. */
  exception: BookingException | null;
}

/** The body of a webhook about freight, as JSON. */
export interface WebhookPayload {
  type: WebhookEvent;
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: WebhookConsignment;
}

/** The body of a test, which the company asks for. */
export interface PingPayload {
  type: 'ping';
  timestamp: string;
  data: { message: string };
}
