import { addMonths, type Month } from '@saltbush/freight';
import type { Analytics, AnalyticsMonth } from '../api/analytics.ts';
import type { ServiceGroup } from '../api/shipments.ts';
import { groupOf } from '../shipments/service-groups.ts';
import { halfYears } from './analyticsWindow.ts';
import type { DeliveredMonth } from './deliveredByMonth.ts';
import { monthsBetween, type Window } from './months.ts';
import { serviceMix } from './serviceMix.ts';

const MONTHS_A_YEAR = 12;

/** Whole percents, rounded half up; null when `whole` is 0. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);

const sumOf = (rows: readonly DeliveredMonth[], figure: 'jobs' | 'spendCents' | 'promised' | 'kept'): number =>
  rows.reduce((sum, row) => sum + row[figure], 0);

const within = (rows: readonly DeliveredMonth[], from: Month, to: Month): DeliveredMonth[] =>
  rows.filter(({ month }) => month >= from && month <= to);

function monthFigures(month: Month, rows: readonly DeliveredMonth[]): AnalyticsMonth {
  const own = within(rows, month, month);
  return {
    month,
    jobs: sumOf(own, 'jobs'),
    spendCents: sumOf(own, 'spendCents'),
    onTimePercent: percentOf(sumOf(own, 'kept'), sumOf(own, 'promised')),
  };
}

function bestMonth(months: readonly AnalyticsMonth[]): Analytics['bestMonth'] {
  let best: Analytics['bestMonth'] = null;
  for (const { month, onTimePercent } of months) {
    if (onTimePercent !== null && onTimePercent >= (best?.onTimePercent ?? 0)) best = { month, onTimePercent };
  }
  return best;
}

function yearToDate(rows: readonly DeliveredMonth[], to: Month): Analytics['yearToDate'] {
  const january = `${to.slice(0, 4)}-01`;
  const spendCents = sumOf(within(rows, january, to), 'spendCents');
  const lastYear = within(rows, addMonths(january, -MONTHS_A_YEAR), addMonths(to, -MONTHS_A_YEAR));
  const lastYearSpendCents = sumOf(lastYear, 'spendCents');
  const changePercent = percentOf(spendCents - lastYearSpendCents, lastYearSpendCents);
  return { year: Number(to.slice(0, 4)), spendCents, lastYearSpendCents, changePercent };
}

/** The figures of a window, from all deliveries in it. */
export function analyticsOf(rows: readonly DeliveredMonth[], { from, to }: Window): Analytics {
  const months = monthsBetween(from, to).map((month) => monthFigures(month, rows));
  const jobs = new Map<ServiceGroup, number>();
  for (const row of within(rows, from, to)) {
    const group = groupOf(row.service);
    jobs.set(group, (jobs.get(group) ?? 0) + row.jobs);
  }
  const mix = serviceMix(jobs);
  const [most] = mix;
  return {
    from,
    to,
    months,
    serviceMix: mix,
    bestMonth: bestMonth(months),
    yearToDate: yearToDate(rows, to),
    mostUsedService: most ? { service: most.service, percent: most.percent } : null,
    halfYears: halfYears([...new Set(rows.map(({ month }) => month))]),
  };
}
