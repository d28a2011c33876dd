import {
  type DeskStandingPickup,
  STANDING_STATE_WORDS,
  type StandingState,
  standingState,
} from '@saltbush/standing-pickups/api';
import type { BadgeProps } from '@saltbush/ui';
import { deskDate } from '../consignment/deskTime.ts';

const TONES: Record<StandingState, BadgeProps['tone']> = {
  active: 'good',
  paused: 'neutral',
  ended: 'neutral',
  'needs-terms': 'warn',
};

/** How a standing pickup stands for the desk: one whose last day was refused needs a look while it goes on. */
export function stateAt(pickup: DeskStandingPickup, readAt: number): { words: string; tone: BadgeProps['tone'] } {
  const state = standingState(pickup, deskDate(readAt));
  if (state === 'active' && pickup.last?.status === 'refused') return { words: 'Last day not booked', tone: 'danger' };
  return { words: STANDING_STATE_WORDS[state], tone: TONES[state] };
}
