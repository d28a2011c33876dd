import { Refusal } from '@saltbush/capability/refusal';
import { clockCity, formatNumber, resolvePlace } from '@saltbush/freight';
import { plannedPickup } from '../api/booking-words.ts';
import type { BookingStop } from '../api/bookings.ts';
import type { BookingRow } from '../tables.ts';

/** What labels and consignment notes say of a consignment. */
export interface FreightPaper {
  row: BookingRow;
  /** Codes of its packages, in order. */
  packages: readonly string[];
  /** Where it can be followed. */
  trackingUrl: string;
  gs1Prefix: string;
  issuedAt: Date;
}

/** A document that was made. */
export interface PaperFile {
  /** Such as `SH-2026-0123-labels.pdf`. */
  name: string;
  content: Buffer;
}

export const trackingUrlOf = (publicUrl: string, reference: string): string =>
  `${publicUrl}/track?reference=${reference}`;

/** Whether it is, was or will be on the road. */
export const isCarried = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  status !== 'declined' && status !== 'cancelled';

/** @throws Refusal `not-found` for what is not carried. */
export function requireCarried(row: Pick<BookingRow, 'reference' | 'status'>): void {
  if (isCarried(row)) return;
  throw new Refusal(
    `${row.reference} was declined or cancelled, and is not carried. Check the reference, or call us.`,
    {
      status: 404,
      code: 'not-found',
    },
  );
}

export function pickupText({ pickup_date, pickup_time, pickup_suburb }: BookingRow): string {
  const pickupTimeZone = clockCity(resolvePlace(pickup_suburb)).timeZone;
  return plannedPickup({ pickupDate: pickup_date, pickupTime: pickup_time, pickupTimeZone });
}

/** `1,800 kg`; null where no weight was given. */
export const weightOf = ({ declared_kg: kg }: BookingRow): string | null =>
  kg > 0 ? `${formatNumber(kg, 1)} kg` : null;

export const addressOf = ({ street, suburb }: BookingStop): string => `${street}, ${suburb}`;

/** `UN1263 class 3, UN1950 class 2.1`; empty where there are none. */
export const dangerousText = ({ details }: BookingRow): string =>
  details.dangerousGoods.map(({ unNumber, division }) => `${unNumber} class ${division}`).join(', ');
