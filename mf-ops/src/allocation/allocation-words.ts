import type { BoardBooking } from '@saltbush/consignments/api';
import {
  daysBetween,
  formatNumber,
  formatTimeOfDay,
  type Instant,
  localTime,
  palletPlaces,
  parseTimeOfDay,
  vehicleById,
} from '@saltbush/freight';

/** `9:40 AM` on the clock of a place. */
export const clockText = (at: Instant, timeZone: string): string =>
  formatTimeOfDay(localTime(at, timeZone).minuteOfDay);

/** ` next day` or ` 2 days later`; nothing where it ends on the day on which it began. */
function daysLater(from: Instant, until: Instant, timeZone: string): string {
  const days = daysBetween(localTime(from, timeZone).date, localTime(until, timeZone).date);
  if (days <= 0) return '';
  return days === 1 ? ' next day' : ` ${days} days later`;
}

/** `9:40 AM to 10:30 AM`, `7:00 AM to 2:44 AM next day`. */
export const timesText = (from: Instant, until: Instant, timeZone: string): string =>
  `${clockText(from, timeZone)} to ${clockText(until, timeZone)}${daysLater(from, until, timeZone)}`;

/** When a booking is to be picked up, or was. */
export function whenText({ pickupTime, pickedUpAt, pickupTimeZone }: BoardBooking): string {
  if (pickedUpAt !== null) return `Picked up ${clockText(Date.parse(pickedUpAt), pickupTimeZone)}`;
  const minute = parseTimeOfDay(pickupTime);
  return minute === null ? 'Any time' : formatTimeOfDay(minute);
}

/** What is carried: `2 pallets, 780 kg`, or the class of the truck where nobody has said. */
export function loadText({ load, vehicleId }: BoardBooking): string {
  const places = palletPlaces(load);
  const isKnown = load.weightKg > 0 || load.items.some(({ lengthCm }) => lengthCm > 0) || load.count > 1;
  if (!isKnown) return vehicleId === null ? 'Load not told' : vehicleById(vehicleId).name;
  const pieces = places === load.count ? 'pallet' : 'item';
  const count = `${load.count} ${pieces}${load.count === 1 ? '' : 's'}`;
  return load.weightKg > 0 ? `${count}, ${formatNumber(load.weightKg)} kg` : count;
}

/** `1 h 10 min`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
