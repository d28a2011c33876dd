import type { House } from '@saltbush/capability';
import type { GroundTables, Json } from '@saltbush/capability/database';
import type { IsoDate, Quote, QuoteRequest, Service, VehicleId } from '@saltbush/freight';
import type { Generated, Selectable } from 'kysely';
import type { AlertTables } from './alert-tables.ts';
import type { Booking, BookingEvent, BookingStatus, ExceptionKind, PodPicture } from './api/bookings.ts';
import type { InvoiceTables } from './invoice-tables.ts';
import type { LabelTables } from './label-tables.ts';
import type { NewsTables } from './news-tables.ts';
import type { TemplateTables } from './template-tables.ts';

/** The quote and the form never change. The booking's state does, and `version` counts the changes. */
interface BookingTable {
  reference: string;
  token_hash: string;
  submission_id: string;
  quote_reference: string;
  /** Id of the user who was signed in; null for a guest. */
  user_id: string | null;
  /** The company that the user booked for. */
  client_reference: string | null;
  status: BookingStatus;
  /** Counts changes by staff and client, so that two people do not overwrite each other. */
  version: Generated<number>;
  exception_kind: ExceptionKind | null;
  exception_reason: string | null;
  eta: IsoDate | null;
  driver: string | null;
  vehicle: string | null;
  /** In the lists of drivers and vehicles; null for somebody who is on neither. */
  driver_reference: string | null;
  vehicle_reference: string | null;
  /** When driver and vehicle are taken by it. */
  run_from: Date | null;
  run_until: Date | null;
  request: Json<QuoteRequest>;
  quote: Json<Quote>;
  details: Json<Booking['details']>;
  /** These columns repeat parts of the snapshot, so that lists can search and sort by them. */
  business_name: string;
  customer_reference: string;
  pickup_suburb: string;
  delivery_suburb: string;
  pickup_date: IsoDate;
  pickup_time: string;
  total_ex_cents: number;
  gst_cents: number;
  /** What was paid of its invoice: the sum of `invoice_payments`. */
  paid_cents: Generated<number>;
  /** What was taken off its invoice, GST with it: the sum of `credit_notes`. */
  credited_cents: Generated<number>;
  /** Lines of its invoice that the client disputes and nobody has answered. */
  open_disputes: Generated<number>;
  /** Code of the service; null for a price by distance. */
  service: Service | null;
  service_name: string;
  vehicle_id: VehicleId | null;
  distance_km: number | null;
  /** 0 when no weight was given. */
  declared_kg: Generated<number>;
  pallet_count: number | null;
  requested_at: Date;
  /** When the desk was asked anew, since the client changed what it had accepted; null where it was asked once. */
  asked_at: Date | null;
  /** The first delivery day that the client was told. Later ones do not change it. */
  promised_eta: IsoDate | null;
  /** When the freight was picked up, as the desk recorded it. */
  picked_up_at: Date | null;
  /** On the delivery city's calendar. */
  delivered_on: IsoDate | null;
  /** When it was delivered, declined or cancelled. */
  closed_at: Date | null;
}

/** The trail of a booking: who did what. Rows are never changed. */
interface BookingEventTable {
  id: Generated<number>;
  reference: string;
  at: Date;
  status: BookingStatus;
  by: BookingEvent['by'];
  actor: string;
  note: string;
  exception_kind: ExceptionKind | null;
  exception_reason: string | null;
  resolves_exception: Generated<boolean>;
  eta: IsoDate | null;
  /** True for entries that clients do not see. */
  for_staff: Generated<boolean>;
  /** What this event allocated; null where it did not. */
  driver: string | null;
  vehicle: string | null;
  /** Of the form that allocated it. */
  submission_id: string | null;
}

/** Proof of delivery, recorded once. */
interface PodTable {
  reference: string;
  receiver_name: string;
  /** Local time at the delivery city. */
  delivered_at_local: string;
  zone_abbreviation: string;
  delivered_at: Date;
  pallets_in: number;
  pallets_out: number;
  notes: string;
  recorded_at: Date;
  recorded_by: string;
  /** Where the driver's telephone was, in degrees; null when the desk recorded it, or the telephone did not know. */
  latitude: number | null;
  longitude: number | null;
  accuracy_m: number | null;
  /** The nearest place that we know by name. */
  place: string | null;
}

/** When there are several pictures of a kind, the newest is shown and the others stay as evidence. */
interface PodPictureTable {
  id: Generated<number>;
  reference: string;
  kind: PodPicture;
  media_type: 'image/jpeg' | 'image/png' | 'image/webp';
  content: Buffer;
  stored_at: Date;
  stored_by: string;
}

interface BookingTables {
  bookings: BookingTable;
  booking_events: BookingEventTable;
  pods: PodTable;
  pod_pictures: PodPictureTable;
}

/** Tables of bookings, and of the labels, invoices, templates, news and alerts that follow from them. */
export interface ConsignmentTables
  extends BookingTables,
    LabelTables,
    InvoiceTables,
    TemplateTables,
    NewsTables,
    AlertTables {}

/** What of the database this capability sees. */
export type Tables = ConsignmentTables & GroundTables;
export type Database = House<ConsignmentTables>['database'];

export type BookingRow = Selectable<Tables['bookings']>;
