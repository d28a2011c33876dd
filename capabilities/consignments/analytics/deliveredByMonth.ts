import type { Month, Service } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';

/** Totals of one service in one month. */
export interface DeliveredMonth {
  month: Month;
  service: Service | null;
  jobs: number;
  /** Before GST. */
  spendCents: number;
  /** Consignments with a promised day. `kept` counts those delivered by that day (`onTime` in `shipments`). */
  promised: number;
  kept: number;
}

/** Everything delivered in a scope, by month of delivery and service: a few rows for each month. */
export async function deliveredByMonth(db: Kysely<Tables>, scope: ClientScope): Promise<DeliveredMonth[]> {
  return db
    .selectFrom('bookings')
    .select(({ fn }) => [
      sql<Month>`left(delivered_on, 7)`.as('month'),
      'service',
      fn.countAll<number>().as('jobs'),
      fn.sum<number>('total_ex_cents').as('spendCents'),
      fn.count<number>('promised_eta').as('promised'),
      sql<number>`count(*) filter (where delivered_on <= promised_eta)`.as('kept'),
    ])
    .where(inScope(scope))
    .where('delivered_on', 'is not', null)
    .groupBy(['month', 'service'])
    .orderBy('month')
    .execute();
}
