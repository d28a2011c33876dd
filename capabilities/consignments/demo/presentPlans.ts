import {
  addDays,
  addMonths,
  firstDayOf,
  type IsoDate,
  isBusinessDay,
  localTime,
  monthOf,
  nextBusinessDay,
} from '@saltbush/freight';
import { type DemoKind, USUAL_DAYS } from './demo-company.data.ts';
import { DEMO_STATE, DEMO_TIME_ZONE, type DemoPlan, requestOf, sydneyTime } from './demo-plans.ts';

const REQUEST_MINUTE = 460;
const HOUR_MS = 3_600_000;
/** Days after which everything sent has been delivered. Newer freight comes from `todayPlans`. */
const SETTLED_DAYS = 6;
/** One in this many comes a day late. */
const LATE_EVERY = 12;

const dateOf = (at: Date): IsoDate => localTime(at, DEMO_TIME_ZONE).date;

/** The last business day before a date. */
function businessDayBefore(date: IsoDate): IsoDate {
  const before = addDays(date, -1);
  return isBusinessDay(before, DEMO_STATE) ? before : businessDayBefore(before);
}

/** The usual consignments of every business day from `from` to before `until`, all delivered. */
function usualPlans(from: IsoDate, until: IsoDate): DemoPlan[] {
  const plans: DemoPlan[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) {
    const index = plans.length;
    const kind = USUAL_DAYS[index % USUAL_DAYS.length] ?? 'LTL';
    if (!isBusinessDay(day, DEMO_STATE)) continue;
    plans.push({
      key: `usual-${day}`,
      kind,
      request: requestOf(kind, index),
      agreedCents: null,
      requestedAt: sydneyTime(day, REQUEST_MINUTE),
      pickupDate: day,
      status: 'invoiced',
      delivered: { daysLate: index % LATE_EVERY === LATE_EVERY - 1 ? 1 : 0 },
      exception: null,
    });
  }
  return plans;
}

/**
 * Consignments of last month and of this month up to a few days ago, without the half-year that `figurePlans` covers.
 */
export function recentMonthPlans(now: Date, figureYear: number): DemoPlan[] {
  const today = dateOf(now);
  const afterFigures = `${figureYear}-07-01`;
  const lastMonth = firstDayOf(addMonths(monthOf(today), -1));
  return usualPlans(lastMonth < afterFigures ? afterFigures : lastMonth, addDays(today, -SETTLED_DAYS));
}

/** From this minute of a business day on, same-day freight can have been sent and delivered today. */
const WORKING_MINUTE = 480;
/**
 * On a day without work, or before work begins, the time on the last business day from which same-day freight is seen.
 */
const CLOSING_MINUTE = 960;

/** The moment from which same-day freight is seen: now on a business day, else the afternoon of the last one. */
function workingMoment(now: Date): { at: Date; isToday: boolean } {
  const { date, minuteOfDay } = localTime(now, DEMO_TIME_ZONE);
  if (isBusinessDay(date, DEMO_STATE) && minuteOfDay >= WORKING_MINUTE) return { at: now, isToday: true };
  return { at: sydneyTime(businessDayBefore(date), CLOSING_MINUTE), isToday: false };
}

/** The first business day on or after a date. */
const businessDayFrom = (date: IsoDate): IsoDate => nextBusinessDay(addDays(date, -1), DEMO_STATE);

/**
 * The five consignments a client sees when opening the dashboard: one for each badge, one of them delayed. Same-day
 * freight moves only on business days: at a weekend, deliveries show Friday's date and the courier comes on Monday.
 */
export function todayPlans(now: Date): DemoPlan[] {
  const today = dateOf(now);
  const dayBefore = businessDayBefore(today);
  const { at: worked, isToday } = workingMoment(now);
  const workedOn = dateOf(worked);
  const hoursAgo = (hours: number, moment = worked) => new Date(moment.getTime() - hours * HOUR_MS);
  const plan = (kind: DemoKind, turn: number, changes: Partial<DemoPlan>): DemoPlan => ({
    key: `today-${today}-${kind}-${turn}`,
    kind,
    request: requestOf(kind, turn),
    agreedCents: null,
    requestedAt: now,
    pickupDate: today,
    status: 'accepted',
    delivered: null,
    exception: null,
    ...changes,
  });
  return [
    plan('LTL', 1, {
      requestedAt: sydneyTime(dayBefore, REQUEST_MINUTE),
      pickupDate: dayBefore,
      status: 'in_transit',
      exception: { kind: 'delayed', reason: 'The Hume Highway is closed by a flood near Gundagai.', daysLate: 1 },
    }),
    plan('Metro PUD', 0, {
      requestedAt: hoursAgo(7),
      pickupDate: workedOn,
      status: 'delivered',
      delivered: { at: hoursAgo(3) },
    }),
    plan('VIP', 0, {
      requestedAt: hoursAgo(5),
      pickupDate: workedOn,
      status: 'delivered',
      delivered: { at: hoursAgo(2) },
    }),
    plan('Express', 0, {
      requestedAt: hoursAgo(1.5, now),
      pickupDate: isToday ? today : businessDayFrom(today),
      status: isToday ? 'in_transit' : 'accepted',
    }),
    plan('LTL', 3, { requestedAt: hoursAgo(1, now), pickupDate: nextBusinessDay(today, DEMO_STATE) }),
  ];
}
