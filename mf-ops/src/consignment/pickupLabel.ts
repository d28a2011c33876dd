import type { BookingStatus } from '@saltbush/business-api/bookings';
import { addDays, formatDate, formatTimeOfDay, type IsoDate, parseTimeOfDay } from '@saltbush/freight';

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

/** Date of the pickup, with the time if one was given: `Tomorrow, 3:30 PM`. */
export function pickupLabel(pickup: { pickupDate: IsoDate; pickupTime: string }, today: IsoDate): string {
  const minute = parseTimeOfDay(pickup.pickupTime);
  const day = dayLabel(pickup.pickupDate, today);
  return minute === null ? day : `${day}, ${formatTimeOfDay(minute)}`;
}

const BEFORE_PICKUP: readonly BookingStatus[] = ['requested', 'accepted', 'allocated'];

/** Whether the pickup date has passed without a pickup. */
export function isPickupOverdue(booking: { status: BookingStatus; pickupDate: IsoDate }, today: IsoDate): boolean {
  return BEFORE_PICKUP.includes(booking.status) && booking.pickupDate < today;
}
