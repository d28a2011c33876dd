import { addMonths, firstDayOf, type IsoDate, isBusinessDay, lastDayOf, localTime, monthOf } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { Dashboard } from '../api/analytics.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';
import { percentOf } from './analyticsOf.ts';
import { monthEarlier } from './months.ts';

const DAY_MS = 86_400_000;
/** Months and years of the business follow Sydney's calendar. */
const TIME_ZONE = 'Australia/Sydney';
const STATE = 'NSW';

function businessDays(from: IsoDate, to: IsoDate): number {
  let count = 0;
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    if (isBusinessDay(new Date(at).toISOString().slice(0, 10), STATE)) count += 1;
  }
  return count;
}

/** Rounded to one decimal. */
const average = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum * 10) / count) / 10);

/** The six figures at the head of the dashboard at a moment, each with the figure of the month before. */
export async function countTiles(db: Kysely<Tables>, scope: ClientScope, now: Date): Promise<Dashboard['tiles']> {
  const today = localTime(now, TIME_ZONE).date;
  const dayLastMonth = monthEarlier(today);
  const [month, lastMonth] = [firstDayOf(monthOf(today)), firstDayOf(addMonths(monthOf(today), -1))];
  const lastMonthEnd = lastDayOf(monthOf(lastMonth));
  const momentLastMonth = new Date(now.getTime() + Date.parse(dayLastMonth) - Date.parse(today));

  const isSent = sql`status not in ('declined', 'cancelled')`;
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`;
  const spend = (from: IsoDate, to: IsoDate) =>
    sql<number>`coalesce(sum(total_ex_cents) filter (where delivered_on between ${from} and ${to}), 0)`;
  const delivered = (from: IsoDate, to: IsoDate) => count(sql`delivered_on between ${from} and ${to}`);
  const pickups = (from: IsoDate, to: IsoDate) => count(sql`${isSent} and pickup_date between ${from} and ${to}`);
  const promised = (from: IsoDate, to: IsoDate) =>
    count(sql`promised_eta is not null and delivered_on between ${from} and ${to}`);
  const kept = (from: IsoDate, to: IsoDate) =>
    count(sql`delivered_on <= promised_eta and delivered_on between ${from} and ${to}`);
  const active = (at: Date) => count(sql`requested_at <= ${at} and (closed_at is null or closed_at > ${at})`);

  const row = await db
    .selectFrom('bookings')
    .select([
      active(now).as('active'),
      active(momentLastMonth).as('activeBefore'),
      pickups(today, today).as('pickups'),
      pickups(lastMonth, lastMonthEnd).as('pickupsBefore'),
      delivered(today, today).as('delivered'),
      delivered(lastMonth, lastMonthEnd).as('deliveredBefore'),
      pickups(month, today).as('jobs'),
      pickups(lastMonth, dayLastMonth).as('jobsBefore'),
      promised(month, today).as('promised'),
      kept(month, today).as('kept'),
      promised(lastMonth, lastMonthEnd).as('promisedBefore'),
      kept(lastMonth, lastMonthEnd).as('keptBefore'),
      spend(month, today).as('spend'),
      spend(lastMonth, dayLastMonth).as('spendBefore'),
    ])
    .where(inScope(scope))
    .executeTakeFirstOrThrow();

  const days = businessDays(lastMonth, lastMonthEnd);
  return {
    activeJobs: { value: row.active, lastMonth: row.activeBefore },
    pickupsToday: { value: row.pickups, lastMonth: average(row.pickupsBefore, days) },
    deliveredToday: { value: row.delivered, lastMonth: average(row.deliveredBefore, days) },
    jobsThisMonth: { value: row.jobs, lastMonth: row.jobsBefore },
    onTimePercent: {
      value: percentOf(row.kept, row.promised),
      lastMonth: percentOf(row.keptBefore, row.promisedBefore),
    },
    spendThisMonthCents: { value: row.spend, lastMonth: row.spendBefore },
  };
}
