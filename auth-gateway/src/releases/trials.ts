import type { Release } from '@saltbush/contract/release';
import type { LiveSet } from './liveSet.ts';

/** What an activation or a preview is about to show. */
export interface Planned {
  /** What visitors get now. */
  before: LiveSet;
  /** What they would get. */
  next: LiveSet;
  /** The releases of `next` that are new there, or of which visitors get another form. */
  changed: readonly Release[];
  /** The flag that is switched, where that is all. */
  flag?: string;
}

/** Renders the pages of releases before any visitor gets them, see decision 25. */
export interface Trials {
  /** Whether nothing of it is left to try. */
  isTried: (planned: Planned) => boolean;
  /**
   * Tries what is left. `isAhead`: nobody waits for the outcome.
   * @throws Refusal `trial-failed` with the first page that fails.
   */
  run: (planned: Planned, options?: { isAhead?: boolean }) => Promise<void>;
}

/** Where pages are not rendered. */
export const NO_TRIALS: Trials = { isTried: () => true, run: async () => {} };
