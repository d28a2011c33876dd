import type { IsoDate } from '@saltbush/freight';
import type { StandingPickup } from './standing-pickups.ts';

export type StandingState = 'active' | 'paused' | 'ended' | 'needs-terms';

export const STANDING_STATE_WORDS = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
  'needs-terms': 'Needs the terms accepted',
} as const satisfies Record<StandingState, string>;

type Pickup = Pick<StandingPickup, 'isPaused' | 'needsTerms' | 'nextDays' | 'until'>;

/** How a standing pickup stands on a day. One that waits for the terms while it is paused counts as paused. */
export function standingState({ isPaused, needsTerms, nextDays, until }: Pickup, today: IsoDate): StandingState {
  if (until !== null && until < today) return 'ended';
  if (isPaused) return 'paused';
  if (needsTerms) return 'needs-terms';
  return nextDays.length === 0 ? 'ended' : 'active';
}
