import type { BookingStatus } from '@saltbush/consignments/api';
import {
  addDays,
  formatDate,
  formatTimeOfDay,
  type Instant,
  type IsoDate,
  instantOf,
  localTime,
  parseTimeOfDay,
} from '@saltbush/freight';
import { DESK_ZONE } from './deskTime.ts';

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** `Today`, `Tomorrow`, `Mon 23 Nov`; with the year if it is not this one. */
export function dayLabel(date: IsoDate, today: IsoDate): string {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const day = formatDate(date);
  return `${weekday} ${isThisYear ? day.slice(0, day.lastIndexOf(' ')) : day}`;
}

interface Pickup {
  pickupDate: IsoDate;
  pickupTime: string;
  /** IANA zone. When the gateway does not send it, the desk's. */
  pickupTimeZone?: string | undefined;
  /** ISO 8601. */
  pickedUpAt?: string | null | undefined;
}

/** Today's date at the pickup, which may differ from the desk's. */
export function pickupToday({ pickupTimeZone = DESK_ZONE }: Pick<Pickup, 'pickupTimeZone'>, now: Instant): IsoDate {
  return localTime(now, pickupTimeZone).date;
}

/** When the freight was picked up or, before that, the planned time, in local time: `Tomorrow, 3:30 PM AWST`. */
export function pickupLabel(pickup: Pickup, now: Instant): string {
  const { pickupDate, pickupTime, pickupTimeZone = DESK_ZONE, pickedUpAt } = pickup;
  const today = pickupToday(pickup, now);
  const minute = parseTimeOfDay(pickupTime);
  if (!pickedUpAt && minute === null) return dayLabel(pickupDate, today);
  const at = pickedUpAt ? Date.parse(pickedUpAt) : instantOf(pickupDate, minute ?? 0, pickupTimeZone);
  const { date, minuteOfDay, zoneAbbreviation } = localTime(at, pickupTimeZone);
  return `${dayLabel(date, today)}, ${formatTimeOfDay(minuteOfDay)} ${zoneAbbreviation}`;
}

const BEFORE_PICKUP: readonly BookingStatus[] = ['requested', 'accepted', 'allocated'];

/** Whether the pickup date has passed without a pickup. */
export function isPickupOverdue(booking: { status: BookingStatus; pickupDate: IsoDate }, today: IsoDate): boolean {
  return BEFORE_PICKUP.includes(booking.status) && booking.pickupDate < today;
}
