import { defineCapability } from '@saltbush/capability';
import { seedDemoPositions } from './demo/seedDemoPositions.ts';
import type {} from './errors.ts';
import { positionsSql } from './migrations/0107-positions.ts';
import { people } from './people.ts';
import { type PositionParts, startPositions } from './position-parts.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import type { PositionTables } from './tables.ts';

export type { PositionTables } from './tables.ts';

/** Where freight is: from what happened to it, and from what its driver's telephone reports. */
export const positions = defineCapability<PositionTables, PositionParts>({
  name: 'positions',
  tables: ['driver_links', 'driver_reports'],
  migrations: [{ id: '0107-positions', statements: positionsSql }],
  start: startPositions,
  routes,
  people,
  retention,
  demo: seedDemoPositions,
});
