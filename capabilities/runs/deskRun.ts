import type { DeskRun } from './api/runs.ts';
import type { RunParts } from './run-parts.ts';
import { loadDeliveries } from './run-record.ts';

/** The run of a booking, with its other deliveries, for staff. */
export async function deskRun(
  booking: string,
  { database: { db }, now }: Pick<RunParts, 'database' | 'now'>,
): Promise<DeskRun> {
  const place = await db
    .selectFrom('run_deliveries')
    .innerJoin('runs', 'runs.reference', 'run_deliveries.run_reference')
    .select(['runs.reference', 'runs.delivery_count', 'run_deliveries.position'])
    .where('booking_reference', '=', booking)
    .executeTakeFirst();
  if (!place) return { run: null };
  const { reference, position, delivery_count: of } = place;
  const placed = (await loadDeliveries(db, [reference], now())).get(reference) ?? [];
  const deliveries = placed.map(({ position: at, booking: { reference: of, status, version, details } }) => ({
    ...{ position: at, reference: of, status, version },
    ...{ receiver: details.delivery.businessName, suburb: details.delivery.suburb },
  }));
  return { run: { reference, position, of, deliveries } };
}
