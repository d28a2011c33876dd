import type { House } from '@saltbush/capability';
import { type StandingParts, startParts } from './standing-parts.ts';
import { createStandingStore, type StandingStore } from './store.ts';
import type { StandingPickupTables } from './tables.ts';

/** What the handlers work with. */
export interface StandingContext extends StandingParts {
  store: StandingStore;
}

export function startStandingPickups(house: House<StandingPickupTables>): StandingContext {
  const parts = startParts(house);
  return { ...parts, store: createStandingStore(parts) };
}
