import type { DeskStandingPickup } from '@saltbush/standing-pickups/api';
import { Badge } from '@saltbush/ui';
import { stateAt } from './stateAt.ts';

/** How a standing pickup stands when it was read, in milliseconds. */
export function StandingBadge({ pickup, readAt }: { pickup: DeskStandingPickup; readAt: number }) {
  const { words, tone } = stateAt(pickup, readAt);
  return <Badge tone={tone}>{words}</Badge>;
}
