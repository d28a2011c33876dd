import { allowRemoval, type GroundTables } from '@saltbush/capability/database';
import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import type { Transaction } from 'kysely';
import type { FleetTables } from './tables.ts';

/** As long as the consignments that name the vehicle. */
const RETIRED_YEARS = 7;

/** Removes vehicles that were retired longer ago than that, with their trail. */
async function dropRetired(
  transaction: Transaction<FleetTables & GroundTables>,
  now: Date,
  most: number,
): Promise<number> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - RETIRED_YEARS);
  const rows = await transaction
    .selectFrom('fleet_vehicles')
    .select('reference')
    .where('retired_at', '<', oldest)
    .orderBy('retired_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  const gone = rows.map(({ reference }) => reference);
  if (gone.length === 0) return 0;
  await allowRemoval(transaction);
  await transaction.deleteFrom('fleet_events').where('reference', 'in', gone).execute();
  await transaction.deleteFrom('fleet_vehicles').where('reference', 'in', gone).execute();
  return gone.length;
}

const jobs: readonly RetentionJob<FleetTables>[] = [
  { id: 'retired-vehicles', ...RHYTHMS.records, removeBatch: dropRetired },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Vehicles that were retired, and who changed what of them',
    kept: `${RETIRED_YEARS} years after they were retired`,
    why: 'As long as the consignments that they carried, which name them',
    jobs: ['retired-vehicles'],
  },
];

/** How long the fleet list is kept. */
export const retention = { jobs, rules };
