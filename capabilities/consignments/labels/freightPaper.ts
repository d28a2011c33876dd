import { formatDate, formatTimeOfDay, parseTimeOfDay } from '@saltbush/freight';
import { type BookingStop, goodsKg } from '../api/bookings.ts';
import { DANGEROUS_GOODS_DIVISIONS } from '../api/dangerous-goods.ts';
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

export const trackingUrlOf = (publicUrl: string, reference: string): string =>
  `${publicUrl}/track?reference=${reference}`;

/** Whether it is, was or will be on the road. */
export const isCarried = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  status !== 'declined' && status !== 'cancelled';

export function pickupText({ pickup_date, pickup_time }: BookingRow): string {
  const minutes = parseTimeOfDay(pickup_time);
  return minutes === null ? formatDate(pickup_date) : `${formatDate(pickup_date)}, ${formatTimeOfDay(minutes)}`;
}

/** `1,800 kg`; null where no weight was given. */
export function weightOf({ details, declared_kg }: BookingRow): string | null {
  const kg = (details.goods && goodsKg(details.goods)) ?? declared_kg;
  return kg > 0 ? `${kg.toLocaleString('en-AU', { maximumFractionDigits: 1 })} kg` : null;
}

export const addressOf = ({ street, suburb }: BookingStop): string => `${street}, ${suburb}`;

/** `UN1263, class 3`, in the order of the classes. */
export function dangerousText({ details }: BookingRow): string[] {
  const place = (division: string) => (DANGEROUS_GOODS_DIVISIONS as readonly string[]).indexOf(division);
  return [...details.dangerousGoods]
    .sort((one, other) => place(one.division) - place(other.division))
    .map(({ unNumber, division }) => `UN${unNumber.replace(/\D/g, '')}, class ${division}`);
}
