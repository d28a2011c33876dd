import type { Queries } from '@saltbush/capability/database';
import { orNotFound } from '@saltbush/capability/desk';
import { isOwnFreight } from '@saltbush/consignments/neighbours';
import { sql } from 'kysely';
import type { Run, Runs } from './api/runs.ts';
import type { RunParts } from './run-parts.ts';
import { loadDeliveries, runListRow, runOf } from './run-record.ts';
import type { RunRow, Tables } from './tables.ts';

const PAGE_SIZE = 20;
const NO_RUN = 'You have no run with this reference. Check the reference, or call us.';

/** The runs whose consignments a user may see. */
async function ownRuns(db: Queries<Tables>, userId: string) {
  const isOwn = await isOwnFreight(db, userId);
  const own = db
    .selectFrom('run_deliveries')
    .select('run_reference')
    .where(isOwn(sql.ref('run_deliveries.booking_reference')));
  return db.selectFrom('runs').where('runs.reference', 'in', own);
}

/** A page of the runs of a user's companies, and of their own. */
export async function listRuns(
  userId: string,
  page: number,
  { database: { db }, now }: Pick<RunParts, 'database' | 'now'>,
): Promise<Runs> {
  const own = await ownRuns(db, userId);
  const rows = await own
    .selectAll('runs')
    .orderBy('requested_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const { total } = await own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const references = rows.map(({ reference }) => reference);
  const deliveries = await loadDeliveries(db, references, now());
  return {
    rows: rows.flatMap((row) => runListRow(row, deliveries.get(row.reference) ?? [])),
    ...{ total: Number(total), page, pageSize: PAGE_SIZE },
  };
}

/** @throws Refusal `not-found`, the same for one that does not exist and for one of somebody else. */
export async function requireRun(db: Queries<Tables>, reference: string, userId: string): Promise<RunRow> {
  const own = await ownRuns(db, userId);
  const row = await own.selectAll('runs').where('runs.reference', '=', reference).executeTakeFirst();
  return orNotFound(row ?? null, NO_RUN);
}

/** A run with its deliveries as they are now. */
export async function readRun(
  row: RunRow,
  { database: { db }, now }: Pick<RunParts, 'database' | 'now'>,
): Promise<Run> {
  const deliveries = await loadDeliveries(db, [row.reference], now());
  return orNotFound(runOf(row, deliveries.get(row.reference) ?? []), NO_RUN);
}
