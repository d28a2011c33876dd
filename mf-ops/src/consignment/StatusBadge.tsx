import type { BookingStatus } from '@saltbush/consignments/api';
import { Badge } from '@saltbush/ui';
import { STATUSES } from './statuses.data.ts';

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
