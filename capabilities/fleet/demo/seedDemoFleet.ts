import { createHash } from 'node:crypto';
import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { referencesAt } from '@saltbush/capability/references';
import { licenceForVehicle, vehicleById } from '@saltbush/freight';
import { SERIES } from '../series.data.ts';
import type { FleetTables } from '../tables.ts';
import { DEMO_FLEET } from './demo-fleet.data.ts';

const DEMO_STAFF = 'staff@saltbush.example';

/** A UUID made from the plate: the same in every database. */
function demoUuid(registration: string): string {
  const hex = createHash('sha256').update(`demo fleet: ${registration}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Writes the demo fleet once, into a list that holds nothing yet. */
export async function seedDemoFleet({ database: { db }, now }: DemoHouse<FleetTables>): Promise<void> {
  const at = now();
  await seedOneAtATime(db, async (transaction) => {
    const known = await transaction.selectFrom('fleet_vehicles').select('reference').limit(1).executeTakeFirst();
    if (known) return;
    const references = await referencesAt(
      transaction,
      SERIES,
      DEMO_FLEET.map(() => at),
    );
    const rows = DEMO_FLEET.map(({ registration, vehicleId, depot }, index) => {
      const { capacityKg, pallets } = vehicleById(vehicleId);
      return {
        ...{ registration, vehicle_id: vehicleId, depot, capacity_kg: capacityKg, pallets, added_at: at },
        ...{ reference: references[index] ?? '', submission_id: demoUuid(registration) },
        licence_class: licenceForVehicle(vehicleId),
      };
    });
    const added = await transaction
      .insertInto('fleet_vehicles')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .execute();
    const events = added.map(({ reference }) => ({
      reference,
      at,
      act: 'added' as const,
      note: '',
      actor: DEMO_STAFF,
    }));
    if (events.length > 0) await transaction.insertInto('fleet_events').values(events).execute();
  });
}
