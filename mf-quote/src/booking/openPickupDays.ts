import {
  addDays,
  clockCity,
  type Instant,
  type IsoDate,
  isBusinessDay,
  isMetroService,
  localTime,
  type Quote,
  type QuoteRequest,
  resolvePlace,
  serviceOpening,
} from '@saltbush/freight';

const DAYS_OFFERED = 40;

/**
 * The days on which a pickup can be booked, earliest first: business days of the pickup city by its own clock. Today
 * counts only before the cut-off of a same-day service.
 */
export function openPickupDays(request: QuoteRequest, { service }: Quote, now: Instant): IsoDate[] {
  const city = clockCity(resolvePlace(request.pickup));
  const today = localTime(now, city.timeZone).date;
  const isOpen = (date: IsoDate): boolean => {
    if (service === null || !isMetroService(service)) return isBusinessDay(date, city.state);
    return serviceOpening(service, { status: date === today ? 'today' : 'later', date }, city, now).status === 'open';
  };
  const days: IsoDate[] = [];
  for (let date = today; days.length < DAYS_OFFERED; date = addDays(date, 1)) if (isOpen(date)) days.push(date);
  return days;
}
