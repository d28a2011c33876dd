import {
  clockCity,
  type Instant,
  type IsoDate,
  instantOf,
  parseTimeOfDay,
  resolvePlace,
  TERMS,
} from '@saltbush/freight';
import type { BookingStatus } from '../api/bookings.ts';

const CANCELLABLE: readonly BookingStatus[] = ['requested', 'accepted', 'allocated'];
/** 7:00 AM: the earliest pickup of every service. */
const DAY_START_MINUTE = 420;
const HOUR_MS = 3_600_000;

interface Pickup {
  status: BookingStatus;
  /** The pickup place, as quoted. */
  pickup: string;
  pickupDate: IsoDate;
  /** Blank counts as the start of the day. */
  pickupTime: string;
}

/** When freight is picked up at the earliest. */
export function pickupMoment({ pickup, pickupDate, pickupTime }: Omit<Pickup, 'status'>): number {
  const { timeZone } = clockCity(resolvePlace(pickup));
  return instantOf(pickupDate, parseTimeOfDay(pickupTime) ?? DAY_START_MINUTE, timeZone);
}

/**
 * Whether a booking may still be cancelled, and whether that may cost something: under two hours before pickup it may.
 */
export function cancellationRule(
  { status, pickup, pickupDate, pickupTime }: Pickup,
  now: Instant,
): { isOpen: boolean; mayCost: boolean } {
  const isOpen = CANCELLABLE.includes(status);
  const pickupAt = pickupMoment({ pickup, pickupDate, pickupTime });
  return { isOpen, mayCost: isOpen && pickupAt - Number(now) < TERMS.cancellationNoticeHours * HOUR_MS };
}
