import type { ExceptionKind } from './booking-statuses.ts';

/** The page that an alert leads to. */
export type AlertSubject =
  | { type: 'shipment'; reference: string }
  /** Opens `/quotes/<token>`. */
  | { type: 'quote'; reference: string; token: string };

/** Kinds of alerts that a user may hide, in the order in which they are offered. */
export const HIDEABLE_ALERTS = ['exception', 'pod', 'invoice'] as const;
export type HideableAlert = (typeof HIDEABLE_ALERTS)[number];

/**
 * Something a client should know: an open exception, a saved quote that is valid, one that expires within five days,
 * a proof of delivery of the last three days, an invoice until it is paid.
 */
export interface Alert {
  /** Unique among the alerts. */
  id: string;
  kind: 'exception' | 'quote-ready' | 'quote-expiring' | 'pod' | 'invoice';
  /** Only with `exception`. */
  exception: ExceptionKind | null;
  /** Such as `Delivery delayed: SH-2026-0123`. */
  title: string;
  detail: string;
  /** Since when, ISO 8601. */
  at: string;
  subject: AlertSubject;
}

/**
 * `GET /api/alerts`: exceptions first, then up to five overdue invoices, then the five latest quotes, then the rest by
 * time; at most 20. Kinds that the user hid are left out (`POST /api/alerts/choices`).
 */
export interface Alerts {
  rows: Alert[];
}
