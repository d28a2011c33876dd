import { addDays, type IsoDate, isBusinessDay, localTime, nextBusinessDay } from '@saltbush/freight';
import { addMonths, firstDayOf, monthOf } from '../analytics/months.ts';
import { type DemoKind, USUAL_DAYS } from './demo-company.data.ts';
import { DEMO_STATE, DEMO_TIME_ZONE, type DemoPlan, requestOf, sydneyTime } from './demo-plans.ts';

const REQUEST_MINUTE = 460;
const HOUR_MS = 3_600_000;
/** What was sent later than this is among the five of today. */
const SETTLED_DAYS = 6;
/** One of so many comes a day late. */
const LATE_EVERY = 12;

const dateOf = (at: Date): IsoDate => localTime(at, DEMO_TIME_ZONE).date;

/** The last day before another on which freight was picked up. */
function businessDayBefore(date: IsoDate): IsoDate {
  const before = addDays(date, -1);
  return isBusinessDay(before, DEMO_STATE) ? before : businessDayBefore(before);
}

/** What is usual, on every business day from one to before another, all of it delivered. */
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

/** Last month and this one up to a few days ago, except what lies in the half-year that the figures are of. */
export function recentMonthPlans(now: Date, figureYear: number): DemoPlan[] {
  const today = dateOf(now);
  const afterFigures = `${figureYear}-07-01`;
  const lastMonth = firstDayOf(addMonths(monthOf(today), -1));
  return usualPlans(lastMonth < afterFigures ? afterFigures : lastMonth, addDays(today, -SETTLED_DAYS));
}

/** From this minute of a business day on, what was sent and delivered today was so on that day. */
const WORKING_MINUTE = 480;
/** When a day without work, or one that has not begun, looks back on the day of work before it. */
const CLOSING_MINUTE = 960;

/**
 * The moment that same-day freight is looked at from: now, where today is worked, else the afternoon of the last day that
 * was.
 */
function workingMoment(now: Date): { at: Date; isToday: boolean } {
  const { date, minuteOfDay } = localTime(now, DEMO_TIME_ZONE);
  if (isBusinessDay(date, DEMO_STATE) && minuteOfDay >= WORKING_MINUTE) return { at: now, isToday: true };
  return { at: sydneyTime(businessDayBefore(date), CLOSING_MINUTE), isToday: false };
}

/** The first business day from a day on. */
const businessDayFrom = (date: IsoDate): IsoDate => nextBusinessDay(addDays(date, -1), DEMO_STATE);

/**
 * The five that a client sees on opening the dashboard: of every badge, one of them delayed. Same-day freight moves on
 * business days alone, so that at a weekend what was delivered came on the Friday, and the courier comes on the Monday.
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
