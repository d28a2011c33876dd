import {
  addDays,
  clockCity,
  formatDate,
  type Instant,
  type IsoDate,
  isBusinessDay,
  isMetroService,
  localTime,
  nextBusinessDay,
  parseTimeOfDay,
  publicHoliday,
  resolvePlace,
  type Service,
  serviceOpening,
} from '@saltbush/freight';

/** Prices are not kept open longer. The table of public holidays reaches further than this. */
const MAX_DAYS_AHEAD = 90;

interface Pickup {
  service: Service | null;
  /** The pickup place, as quoted. */
  pickup: string;
  pickupDate: IsoDate;
  /** `15:30` or blank. */
  pickupTime: string;
}

export type PickupOpening =
  | { status: 'open' }
  /** `nextDate` is the next open day; `path` is the field to change. */
  | { status: 'closed'; path: 'pickupDate' | 'pickupTime'; nextDate: IsoDate; message: string };

/** Whether a pickup can be booked at this moment, by the clock and calendar of the pickup place. */
export function pickupOpening({ service, pickup, pickupDate, pickupTime }: Pickup, now: Instant): PickupOpening {
  const city = clockCity(resolvePlace(pickup));
  const { date: today, minuteOfDay, zoneAbbreviation } = localTime(now, city.timeZone);

  function dayOpening(date: IsoDate): { nextDate: IsoDate; message: string } | null {
    const nextDate = nextBusinessDay(date, city.state);
    if (!isBusinessDay(date, city.state)) {
      const why = publicHoliday(date, city.state)?.name ?? 'a weekend';
      const message = `${formatDate(date)} is ${why}. Next pickup: ${formatDate(nextDate)}.`;
      return { nextDate, message };
    }
    if (service === null || !isMetroService(service)) return null;
    const opening = serviceOpening(service, { status: date === today ? 'today' : 'later', date }, city, now);
    return opening.status === 'open' ? null : opening;
  }

  const closed = (path: 'pickupDate' | 'pickupTime', nextDate: IsoDate, message: string): PickupOpening => ({
    status: 'closed',
    path,
    nextDate,
    message,
  });
  const firstOpen = dayOpening(today)?.nextDate ?? today;
  if (pickupDate < today) {
    const message = `${formatDate(pickupDate)} has passed. Next pickup: ${formatDate(firstOpen)}.`;
    return closed('pickupDate', firstOpen, message);
  }
  const lastDate = addDays(today, MAX_DAYS_AHEAD);
  if (pickupDate > lastDate) {
    return closed('pickupDate', firstOpen, `Please choose a pickup date up to ${formatDate(lastDate)}.`);
  }
  const fault = dayOpening(pickupDate);
  if (fault !== null) return closed('pickupDate', fault.nextDate, fault.message);
  const pickupMinute = parseTimeOfDay(pickupTime);
  if (pickupDate === today && pickupMinute !== null && pickupMinute < minuteOfDay) {
    const message = `That time has passed (${zoneAbbreviation}). Choose a later time today, or leave it blank.`;
    return closed('pickupTime', today, message);
  }
  return { status: 'open' };
}
