import { addDays, firstDayOf, isBusinessDay, type Month } from '@saltbush/freight';
import { type DemoKind, type DemoMonth, FIGURE_MONTHS, LAST_YEAR_MONTHS } from './demo-company.data.ts';
import { DEMO_STATE, type DemoPlan, requestOf, sydneyTime } from './demo-plans.ts';
import { demoQuote } from './demoQuote.ts';

const REQUEST_MINUTE = 460;
/** Pickups fall on the first business days of a month, so that even the last one is delivered within it. */
const PICKUP_DAYS = 14;
/** Agreed rates are weighted by the kilometres of the lanes, in their order. */
const FTL_WEIGHTS = [286, 167, 85];

function pickupDays(month: Month): string[] {
  const days: string[] = [];
  for (let day = firstDayOf(month); days.length < PICKUP_DAYS; day = addDays(day, 1)) {
    if (isBusinessDay(day, DEMO_STATE)) days.push(day);
  }
  return days;
}

const priceOf = (plan: DemoPlan): number => demoQuote(plan).totalExGstCents;

/** Splits what is left of a month's spend into agreed rates by weight: whole dollars, except the last. */
function agreedRates(leftCents: number, count: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => FTL_WEIGHTS[index % FTL_WEIGHTS.length] ?? 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const rates = weights.map((weight) => Math.floor((leftCents * weight) / sum / 100) * 100);
  const given = rates.reduce((total, rate) => total + rate, 0);
  return rates.map((rate, index) => (index === count - 1 ? rate + leftCents - given : rate));
}

function monthPlans(year: number, { month: number, spendCents, jobs, late }: DemoMonth): DemoPlan[] {
  const month = `${year}-${String(number).padStart(2, '0')}`;
  const kinds = (Object.entries(jobs) as [DemoKind, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, turn) => ({ kind, turn })),
  );
  const days = pickupDays(month);
  const plans = kinds.map(({ kind, turn }, index): DemoPlan => {
    const pickupDate = days[index % days.length] ?? firstDayOf(month);
    return {
      key: `${month}-${index}`,
      kind,
      request: requestOf(kind, turn),
      agreedCents: null,
      requestedAt: new Date(sydneyTime(pickupDate, REQUEST_MINUTE).getTime() + index * 1_000),
      pickupDate,
      status: 'invoiced',
      delivered: { daysLate: index < late ? 1 : 0 },
      exception: null,
    };
  });
  const listed = plans.filter(({ kind }) => kind !== 'FTL').reduce((sum, plan) => sum + priceOf(plan), 0);
  const rates = agreedRates(spendCents - listed, jobs.FTL ?? 0);
  return plans.map((plan) => (plan.kind === 'FTL' ? { ...plan, agreedCents: rates.shift() ?? 0 } : plan));
}

/** Two half-years of freight: January to June of a year, and of the year before. */
export const figurePlans = (year: number): DemoPlan[] => [
  ...LAST_YEAR_MONTHS.flatMap((month) => monthPlans(year - 1, month)),
  ...FIGURE_MONTHS.flatMap((month) => monthPlans(year, month)),
];
