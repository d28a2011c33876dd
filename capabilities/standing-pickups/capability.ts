import { defineCapability } from '@saltbush/capability';
import { bookDueDays } from './bookDueDays.ts';
import { seedDemoStanding } from './demo/seedDemoStanding.ts';
import type {} from './errors.ts';
import { standingPickupsSql } from './migrations/0096-standing-pickups.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import { type StandingContext, startStandingPickups } from './standing-context.ts';
import type { StandingPickupTables } from './tables.ts';

export type { StandingPickupTables } from './tables.ts';

const FIVE_MINUTES_MS = 300_000;

/** Pickups that repeat on weekdays: each becomes a booking the business day before. */
export const standingPickups = defineCapability<StandingPickupTables, StandingContext>({
  name: 'standing-pickups',
  tables: ['standing_pickups'],
  migrations: [{ id: '0096-standing-pickups', statements: standingPickupsSql }],
  start: startStandingPickups,
  routes,
  chores: (parts) => [
    {
      id: 'standing-pickups',
      everyMs: FIVE_MINUTES_MS,
      run: (at, isStopped) => bookDueDays(parts, at, isStopped),
    },
  ],
  people,
  retention,
  demo: seedDemoStanding,
});
