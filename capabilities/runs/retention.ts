import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import type { Transaction } from 'kysely';
import type { RunTables, Tables } from './tables.ts';

/** Removes runs of which no consignment is left. */
async function dropEmptyRuns(transaction: Transaction<Tables>, _now: Date, most: number): Promise<number> {
  const rows = await transaction
    .selectFrom('runs')
    .select('reference')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('run_deliveries')
            .select('run_deliveries.position')
            .whereRef('run_deliveries.run_reference', '=', 'runs.reference'),
        ),
      ),
    )
    .orderBy('requested_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const empty = rows.map(({ reference }) => reference);
  await transaction.deleteFrom('runs').where('reference', 'in', empty).execute();
  return rows.length;
}

const jobs: readonly RetentionJob<RunTables>[] = [{ id: 'runs', ...RHYTHMS.records, removeBatch: dropEmptyRuns }];

const rules: readonly RetentionRule[] = [
  {
    what: 'Runs: which consignments were booked together, and for how much',
    kept: 'as long as one of these consignments',
    why: 'It is part of their record',
    jobs: ['runs'],
  },
];

/** How long runs are kept: a consignment takes its place in a run with it. */
export const retention = { jobs, rules };
