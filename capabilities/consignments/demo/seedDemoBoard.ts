import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { approvedDrivers } from '@saltbush/drivers/neighbours';
import { activeVehicles } from '@saltbush/fleet/neighbours';
import { clockCity, EMPTY_QUOTE_REQUEST, type IsoDate, localTime, resolvePlace, runFor } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import { jobOf } from '../board/jobOf.ts';
import { changeBooking } from '../bookings/changeBooking.ts';
import type { BookingRow, ConsignmentTables, Tables } from '../tables.ts';
import { DEMO_JOBS, type DemoJob, demoBooker } from './demo-board.data.ts';
import { DEMO_TIME_ZONE, type DemoPlan } from './demo-plans.ts';
import { DEMO_STAFF, demoUuid } from './demoRows.ts';
import { deliver } from './finishDemoConsignments.ts';
import { writeDemoPlans } from './writeDemoPlans.ts';

const HOUR_MS = 3_600_000;

const keyOf = (today: IsoDate, index: number): string => `board-${today}-${index}`;

function planOf(job: DemoJob, key: string, now: Date): DemoPlan {
  const { business, request, status, hoursAgo, goods } = job;
  const { timeZone } = clockCity(resolvePlace(request.pickup));
  const requestedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  return {
    ...{ key, kind: 'Metro PUD', request: { ...EMPTY_QUOTE_REQUEST, ...request }, agreedCents: null, requestedAt },
    ...{ pickupDate: localTime(now, timeZone).date, status, exception: null, booker: demoBooker(business), goods },
    delivered: status === 'delivered' ? { at: new Date(now.getTime() - HOUR_MS) } : null,
    ...(job.carriedBy && { carriedBy: job.carriedBy }),
  };
}

/** Ends what the board of an earlier day still has: what is on the road is delivered, the rest did not happen. */
async function clearEarlierDays(transaction: Kysely<Tables>, today: IsoDate, now: Date): Promise<void> {
  const actor = { by: 'staff', name: DEMO_STAFF } as const;
  const emails = DEMO_JOBS.map(({ business }) => demoBooker(business).email);
  const rows = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('status', 'in', ['requested', 'accepted', 'allocated', 'out_for_delivery'])
    .where('pickup_date', '<', today)
    .where(sql<string>`(details #>> '{booker,email}')`, 'in', emails)
    .forUpdate()
    .execute();
  for (const row of rows) {
    if (row.status === 'out_for_delivery') await deliver(transaction, row, row.pickup_date);
    else await changeBooking(transaction, row, { status: 'cancelled', actor, note: 'The day is over.' }, now);
  }
}

/** Plans the runs of what is allocated, one after the other, as the desk would have. */
async function planRuns(transaction: Kysely<Tables>, rows: readonly BookingRow[], now: Date): Promise<void> {
  const drivers = await approvedDrivers(transaction);
  const vehicles = await activeVehicles(transaction);
  for (const row of rows) {
    const driver = drivers.find(({ name }) => name === row.driver);
    const vehicle = vehicles.find(({ registration }) => registration === row.vehicle);
    if (!driver || !vehicle) continue;
    const { timeZone } = clockCity(resolvePlace(row.pickup_suburb));
    const { pickup_date: pickupDate, pickup_time: pickupTime } = row;
    const { minutes } = jobOf(row);
    const planned = runFor({ pickupDate, pickupTime, timeZone, minutes }, now.getTime(), []);
    const from = row.picked_up_at ?? new Date(planned.fromMs);
    const until = row.closed_at ?? new Date(from.getTime() + planned.untilMs - planned.fromMs);
    const run = { run_from: from, run_until: until < from ? from : until };
    await transaction
      .updateTable('bookings')
      .set({ driver_reference: driver.reference, vehicle_reference: vehicle.reference, ...run })
      .where('reference', '=', row.reference)
      .execute();
  }
}

/**
 * Writes a day's work of other businesses for the board, on each day on which the site is started. Only for the accounts
 * of the embedded issuer.
 */
export async function seedDemoBoard({
  database: { db },
  links,
  now: clock,
}: DemoHouse<ConsignmentTables>): Promise<void> {
  const now = clock();
  const { date: today } = localTime(now, DEMO_TIME_ZONE);
  const ids = DEMO_JOBS.map((_, index) => demoUuid(keyOf(today, index)));
  await seedOneAtATime(db, async (transaction) => {
    const ofToday = transaction.selectFrom('bookings').selectAll().where('submission_id', 'in', ids);
    if (await ofToday.limit(1).executeTakeFirst()) return;
    await clearEarlierDays(transaction, today, now);
    const plans = DEMO_JOBS.map((job, index) => planOf(job, keyOf(today, index), now));
    await writeDemoPlans(transaction, plans, { userId: null, company: null, links });
    await planRuns(transaction, await ofToday.where('driver', 'is not', null).execute(), now);
  });
}
