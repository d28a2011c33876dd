import { daysBefore } from '@saltbush/capability/database';
import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import { sql, type Transaction } from 'kysely';
import { POSITION_DAYS } from './api/position-limits.data.ts';
import type { PositionTables, Tables } from './tables.ts';

/** Removes what was reported longer ago. */
async function dropOldReports(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const { numDeletedRows } = await transaction
    // Materialised, since a plan that looked once for each row would lock another one each time, and remove more.
    .with(
      (old) => old('old').materialized(),
      (db) =>
        db
          .selectFrom('driver_reports')
          .select(['link_id', 'report_id'])
          .where('at', '<', daysBefore(now, POSITION_DAYS))
          .orderBy('at')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .deleteFrom('driver_reports')
    .where(sql<boolean>`(link_id, report_id) in (select link_id, report_id from old)`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const jobs: readonly RetentionJob<PositionTables>[] = [
  { id: 'positions', ...RHYTHMS.reports, removeBatch: dropOldReports },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Positions and scans that drivers’ telephones reported',
    kept: `${POSITION_DAYS} days after they were reported`,
    why: 'To say where freight is, and to answer what is asked about a delivery soon after it',
    jobs: ['positions'],
  },
  {
    what: 'Drivers’ links (a hash of each), who made them and for which driver',
    kept: 'as long as the consignment that they are about',
    why: 'They say who could report its pickup and its delivery',
    jobs: ['consignments'],
  },
];

/** How long positions and links are kept. The database removes links with their consignment. */
export const retention = { jobs, rules };
