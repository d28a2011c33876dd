import type { BookingEvent } from '@saltbush/consignments/api';
import { Badge } from '@saltbush/ui';
import * as S from './Flags.styles.ts';
import { EXCEPTIONS } from './statuses.data.ts';

interface FlagsProps {
  exception: BookingEvent['exception'];
  hasDangerousGoods: boolean;
  needsReview: boolean;
  isOverdue: boolean;
}

/** What somebody must check before the consignment moves on; renders nothing otherwise. */
export function Flags({ exception, hasDangerousGoods, needsReview, isOverdue }: FlagsProps) {
  if (!exception && !hasDangerousGoods && !needsReview && !isOverdue) return null;
  return (
    <S.Row>
      {exception && (
        <Badge tone="danger" title={exception.reason}>
          {EXCEPTIONS[exception.kind]}
        </Badge>
      )}
      {isOverdue && <Badge tone="danger">Pickup overdue</Badge>}
      {hasDangerousGoods && <Badge tone="warn">Dangerous goods</Badge>}
      {needsReview && <Badge tone="warn">Confirm price</Badge>}
    </S.Row>
  );
}
