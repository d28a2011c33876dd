import { addDays, EMPTY_QUOTE_REQUEST, type IsoDate, isBusinessDay, localTime } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { DEMO_LANES } from './demo-company.data.ts';
import { DEMO_STATE, DEMO_TIME_ZONE, type DemoPlan, sydneyTime } from './demo-plans.ts';
import { demoUuid } from './demoRows.ts';
import { figureYearOf } from './figureYearOf.ts';
import { type Owner, writeDemoPlans } from './writeDemoPlans.ts';

const REQUEST_MINUTE = 450;
/** By then all of it has been delivered. */
const SETTLED_DAYS = 8;

interface DemoDelivery {
  suburb: string;
  palletCount: string;
  weightKg: string;
  goods: string;
  /** What the trail says of the request. */
  note: string;
}

interface Given extends Owner {
  /** A permanent name, so that the same freight is not written twice. */
  key: string;
  /** When it was asked for, as `demoFreightAt` says. */
  at: Date;
  deliveries: readonly DemoDelivery[];
}

/**
 * When freight was asked for that is delivered by now; null while that day would be one of those whose figures the
 * dashboard is shown with.
 */
export function demoFreightAt(now: Date): Date | null {
  const { date: today } = localTime(now, DEMO_TIME_ZONE);
  let day: IsoDate = addDays(today, -SETTLED_DAYS);
  while (!isBusinessDay(day, DEMO_STATE)) day = addDays(day, -1);
  return day <= `${figureYearOf(today)}-06-30` ? null : sydneyTime(day, REQUEST_MINUTE);
}

/** Writes freight of the demo company that was picked up together, delivered and invoiced. It sends no mail. */
export async function addDemoFreight(
  transaction: Kysely<Tables>,
  { key, at, deliveries, ...owner }: Given,
): Promise<{ reference: string; totalExGstCents: number; gstCents: number }[]> {
  const [lane] = DEMO_LANES.LTL;
  const plans = deliveries.map(({ suburb, palletCount, weightKg, goods, note }, index): DemoPlan => {
    const load = { palletCount, weightKg, delivery: suburb };
    return {
      ...{ key: `${key}-${index}`, kind: 'LTL', request: { ...EMPTY_QUOTE_REQUEST, ...lane, ...load }, note, goods },
      ...{ agreedCents: null, requestedAt: at, pickupDate: localTime(at, DEMO_TIME_ZONE).date, status: 'invoiced' },
      ...{ delivered: { daysLate: 0 }, exception: null },
    };
  });
  await writeDemoPlans(transaction, plans, owner);
  const rows = await transaction
    .selectFrom('bookings')
    .select(['submission_id', 'reference', 'quote'])
    .where(
      'submission_id',
      'in',
      plans.map((plan) => demoUuid(plan.key)),
    )
    .execute();
  const written = new Map(rows.map((row) => [row.submission_id, row]));
  return plans.flatMap((plan) => {
    const row = written.get(demoUuid(plan.key));
    if (!row) return [];
    const { totalExGstCents, gstCents } = row.quote;
    return [{ reference: row.reference, totalExGstCents, gstCents }];
  });
}
