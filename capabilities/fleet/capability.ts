import { defineCapability } from '@saltbush/capability';
import { seedDemoFleet } from './demo/seedDemoFleet.ts';
import type {} from './errors.ts';
import { fleetSql } from './migrations/0080-fleet.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import { createFleetStore, type FleetStore } from './store.ts';
import type { FleetTables } from './tables.ts';

export type { FleetTables } from './tables.ts';

/** The vehicles that stand in our depots, as staff keep their list. */
export const fleet = defineCapability<FleetTables, FleetStore>({
  name: 'fleet',
  tables: ['fleet_vehicles', 'fleet_events'],
  migrations: [{ id: '0080-fleet', statements: fleetSql }],
  start: createFleetStore,
  routes,
  people,
  retention,
  demo: seedDemoFleet,
});
