import { EMPTY_QUOTE_REQUEST, type IsoDate, instantOf, type QuoteRequest } from '@saltbush/freight';
import type { Booking, BookingException, BookingStatus } from '../api/bookings.ts';
import { DEMO_LANES, type DemoKind } from './demo-company.data.ts';

export const DEMO_TIME_ZONE = 'Australia/Sydney';
export const DEMO_STATE = 'NSW';

/** A planned consignment of the demo company, before it is written to the database. */
export interface DemoPlan {
  /** A permanent name, so that the plan is written only once. */
  key: string;
  kind: DemoKind;
  request: QuoteRequest;
  /** Before GST; null when the price list applies. */
  agreedCents: number | null;
  requestedAt: Date;
  pickupDate: IsoDate;
  status: BookingStatus;
  /** How it was delivered: `daysLate` business days after the promised day, or at a moment; null before delivery. */
  delivered: { daysLate: number } | { at: Date } | null;
  /** An open exception, with the business days that it costs. */
  exception: (BookingException & { daysLate: number }) | null;
  /** Who booked it; the demo company unless named. */
  booker?: Booking['details']['booker'];
  /** When it is picked up, such as `13:30`; any time of the day unless named. */
  pickupTime?: string;
  goods?: string;
  /** What the trail says of the request; nothing unless named. */
  note?: string;
  /** Who carries it, by name and plate; the usual van unless named. */
  carriedBy?: { driver: string; registration: string };
}

/** The request for the next lane of a kind. */
export function requestOf(kind: DemoKind, turn: number): QuoteRequest {
  const lanes = DEMO_LANES[kind];
  return { ...EMPTY_QUOTE_REQUEST, ...(lanes[turn % lanes.length] ?? lanes[0]) };
}

/** A time of day on Sydney's clock, given in minutes since midnight. */
export const sydneyTime = (date: IsoDate, minuteOfDay: number): Date =>
  new Date(instantOf(date, minuteOfDay, DEMO_TIME_ZONE));
