import {
  checkPickupDate,
  type Instant,
  type IsoDate,
  isBusinessDay,
  localTime,
  METRO_SERVICE_DEFINITIONS,
  METRO_SERVICES,
  type MetroService,
  publicHoliday,
  type QuoteRequest,
  serviceOpening,
} from '@saltbush/freight';
import { pickupClock } from './pickupClock.ts';

/** Start of the line: our trucks start at six. */
const FIRST_MINUTE = 6 * 60;

export interface CutOff {
  service: MetroService;
  cutOffMinute: number;
  isOpen: boolean;
  /** Whole minutes until it closes, at least 1; null on another day and once it is closed. */
  minutesLeft: number | null;
  /** How much of the time since the previous cut-off has passed, from 0 to 1. */
  elapsed: number;
}

export interface CutOffs {
  cityName: string;
  /** Minutes since midnight in that city. */
  minuteOfDay: number;
  /** Abbreviation such as AEDT. */
  zone: string;
  today: IsoDate;
  pickupDate: IsoDate;
  isToday: boolean;
  /** The name of the public holiday, `weekend`, or null on a business day. */
  dayOff: string | null;
  levels: readonly CutOff[];
}

/** The cut-offs of the chosen pickup day, by the pickup city's clock; null while the date is wrong. */
export function cutOffs(request: QuoteRequest, now: Instant): CutOffs | null {
  const city = pickupClock(request);
  const day = checkPickupDate(request.pickupDate, city, now);
  if (day.status === 'refused') return null;
  const { date: today, minuteOfDay, zoneAbbreviation } = localTime(now, city.timeZone);
  const isToday = day.status === 'today';
  const levels = METRO_SERVICES.map((service, index): CutOff => {
    const { cutOffMinute } = METRO_SERVICE_DEFINITIONS[service];
    const before = METRO_SERVICES[index - 1];
    const start = before ? METRO_SERVICE_DEFINITIONS[before].cutOffMinute : FIRST_MINUTE;
    const isOpen = serviceOpening(service, day, city, now).status === 'open';
    const elapsed = Math.min(1, Math.max(0, (minuteOfDay - start) / (cutOffMinute - start)));
    return {
      service,
      cutOffMinute,
      isOpen,
      minutesLeft: isOpen && isToday ? cutOffMinute - minuteOfDay : null,
      elapsed: isToday ? elapsed : 0,
    };
  });
  return {
    cityName: city.name,
    minuteOfDay,
    zone: zoneAbbreviation,
    today,
    pickupDate: day.date,
    isToday,
    dayOff: isBusinessDay(day.date, city.state) ? null : (publicHoliday(day.date, city.state)?.name ?? 'weekend'),
    levels,
  };
}
