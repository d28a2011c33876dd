import { STANDING_STATE_WORDS, type StandingState } from '@saltbush/standing-pickups/api';
import { Badge, type BadgeProps } from '@saltbush/ui';

const TONES: Record<StandingState, BadgeProps['tone']> = {
  active: 'good',
  paused: 'neutral',
  ended: 'neutral',
  'needs-terms': 'warn',
};

/** How a standing pickup stands, in a word or a few. */
export function StandingBadge({ state }: { state: StandingState }) {
  return <Badge tone={TONES[state]}>{STANDING_STATE_WORDS[state]}</Badge>;
}
