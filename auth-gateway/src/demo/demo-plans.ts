import type { BookingException, BookingStatus } from '@saltbush/business-api/bookings';
import { EMPTY_QUOTE_REQUEST, type IsoDate, instantOf, type QuoteRequest } from '@saltbush/freight';
import { DEMO_LANES, type DemoKind } from './demo-company.data.ts';

export const DEMO_TIME_ZONE = 'Australia/Sydney';
export const DEMO_STATE = 'NSW';

/** A consignment of the demo company before it is written down. */
export interface DemoPlan {
  /** Names it for good, so that it is written once. */
  key: string;
  kind: DemoKind;
  request: QuoteRequest;
  /** Before GST, where the rate was agreed and is not on the price list. */
  agreedCents: number | null;
  requestedAt: Date;
  pickupDate: IsoDate;
  status: BookingStatus;
  /** How it was delivered: on the day promised or so many business days later, or at a moment. */
  delivered: { daysLate: number } | { at: Date } | null;
  /** Open now, with the business days it costs. */
  exception: (BookingException & { daysLate: number }) | null;
}

/** The lane of a kind whose turn it is. */
export function requestOf(kind: DemoKind, turn: number): QuoteRequest {
  const lanes = DEMO_LANES[kind];
  return { ...EMPTY_QUOTE_REQUEST, ...(lanes[turn % lanes.length] ?? lanes[0]) };
}

/** A time of a day on Sydney's clock, in minutes since midnight. */
export const sydneyTime = (date: IsoDate, minuteOfDay: number): Date =>
  new Date(instantOf(date, minuteOfDay, DEMO_TIME_ZONE));
