import type { ExceptionKind } from './booking-statuses.ts';

/** What an alert is about, and so where it leads. */
export type AlertSubject =
  | { type: 'shipment'; reference: string }
  /** Its page is `/quotes/<token>`. */
  | { type: 'quote'; reference: string; token: string };

/**
 * Something a client should know: an open exception, a saved quote that stands, one about to expire (within five days),
 * a proof of delivery (of the last three days), an invoice (until a week after it is due).
 */
export interface Alert {
  /** Unique among the alerts. */
  id: string;
  kind: 'exception' | 'quote-ready' | 'quote-expiring' | 'pod' | 'invoice';
  /** With `exception`. */
  exception: ExceptionKind | null;
  /** Such as `Delivery delayed: SH-2026-0123`. */
  title: string;
  detail: string;
  /** ISO 8601; since when. */
  at: string;
  subject: AlertSubject;
}

/** `GET /api/alerts`: exceptions first, then the five latest quotes, then the rest by time; at most 20. */
export interface Alerts {
  rows: Alert[];
}
