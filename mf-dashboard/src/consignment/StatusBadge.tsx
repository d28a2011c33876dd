import type { BookingException, StatusBadge as StatusName } from '@saltbush/consignments/api';
import { Badge } from '@saltbush/ui';
import * as S from './StatusBadge.styles.ts';
import { BADGE_TONES, EXCEPTION_NAMES } from './statuses.data.ts';

interface StatusBadgeProps {
  badge: StatusName;
  /** The open exception, shown in words beside the status. */
  exception?: BookingException['kind'] | null | undefined;
}

/** Status of a consignment in a word or two. */
export function StatusBadge({ badge, exception = null }: StatusBadgeProps) {
  return (
    <S.Row>
      <Badge tone={BADGE_TONES[badge]}>{badge}</Badge>
      {exception && <Badge tone="danger">{EXCEPTION_NAMES[exception]}</Badge>}
    </S.Row>
  );
}
