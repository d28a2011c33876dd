import { defineCapability } from '@saltbush/capability';
import { seedDemoDrivers } from './demo/seedDemoDrivers.ts';
import { createDriverDesk } from './desk.ts';
import { deskRoutes } from './desk-routes.ts';
import { deskCounts } from './deskCounts.ts';
import { driversSql } from './migrations/0008-drivers.ts';
import { driverSearchSql } from './migrations/0078-driver-search.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { type DriverParts, routes } from './routes.ts';
import { createDriverStore } from './store.ts';
import type { DriverTables } from './tables.ts';

export type { DriverTables } from './tables.ts';

/** Driver applications and their documents, until they are removed; what staff decide. */
export const drivers = defineCapability<DriverTables, DriverParts>({
  name: 'drivers',
  tables: ['driver_applications', 'driver_documents', 'driver_events'],
  migrations: [
    { id: '0008-drivers', statements: driversSql },
    { id: '0078-driver-search', statements: driverSearchSql },
  ],
  start: (house) => ({
    store: createDriverStore(house),
    desk: createDriverDesk(house),
    thirdPartyForms: house.driverForms,
  }),
  routes: [...routes, ...deskRoutes],
  people,
  deskCounts,
  retention,
  demo: seedDemoDrivers,
});
