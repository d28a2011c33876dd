import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import type { FleetVehicle } from './api.ts';
import { deskVehicle } from './fleetRow.ts';
import type { FleetTables } from './tables.ts';

// What other capabilities may ask of the fleet. Each takes part in the caller's transaction.
type Given = Queries<GroundTables>;
const own = withTables<FleetTables>;

/** Vehicles that may be given a job, by depot and plate. */
export async function activeVehicles(db: Given): Promise<FleetVehicle[]> {
  const rows = await own(db)
    .selectFrom('fleet_vehicles')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('depot')
    .orderBy('registration')
    .execute();
  return rows.map((row) => {
    const { isActive: _, ...vehicle } = deskVehicle(row);
    return vehicle;
  });
}

/**
 * The vehicle, as long as it may be given a job, and locked until the transaction ends, so that nobody else gives it away
 * or retires it meanwhile. Null for any other reference.
 */
export async function lockActiveVehicle(transaction: Given, reference: string): Promise<FleetVehicle | null> {
  const row = await own(transaction)
    .selectFrom('fleet_vehicles')
    .selectAll()
    .where('reference', '=', reference)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { isActive: _, ...vehicle } = deskVehicle(row);
  return vehicle;
}
