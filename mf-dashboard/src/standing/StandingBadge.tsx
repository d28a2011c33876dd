import { Badge, type BadgeProps } from '@saltbush/ui';
import type { StandingState } from './standingState.ts';

const BADGES: Record<StandingState, { tone: BadgeProps['tone']; words: string }> = {
  active: { tone: 'good', words: 'Active' },
  paused: { tone: 'neutral', words: 'Paused' },
  ended: { tone: 'neutral', words: 'Ended' },
  'needs-terms': { tone: 'warn', words: 'Needs the terms accepted' },
};

/** How a standing pickup stands, in a word or a few. */
export function StandingBadge({ state }: { state: StandingState }) {
  const { tone, words } = BADGES[state];
  return <Badge tone={tone}>{words}</Badge>;
}
