import { defineCapability } from '@saltbush/capability';
import { seedDemoRun } from './demo/seedDemoRun.ts';
import { runsSql } from './migrations/0110-runs.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import { type RunParts, startRuns } from './run-parts.ts';
import type { RunTables } from './tables.ts';

export type { RunTables } from './tables.ts';

/** One pickup with several deliveries, priced, booked and shown as one run; each delivery is a consignment. */
export const runs = defineCapability<RunTables, RunParts>({
  name: 'runs',
  tables: ['runs', 'run_deliveries'],
  migrations: [{ id: '0110-runs', statements: runsSql }],
  start: startRuns,
  routes,
  people,
  retention,
  demo: seedDemoRun,
});
