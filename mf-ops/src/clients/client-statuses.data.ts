import { ACCOUNT_STATUSES, type AccountStatus } from '@saltbush/clients/api';
import type { BadgeProps } from '@saltbush/ui';

export const CLIENT_STATUS_LABELS = {
  pending: { label: ACCOUNT_STATUSES.pending, tone: 'warn' },
  active: { label: ACCOUNT_STATUSES.active, tone: 'good' },
  suspended: { label: ACCOUNT_STATUSES.suspended, tone: 'danger' },
} as const satisfies Record<AccountStatus, { label: string; tone: BadgeProps['tone'] }>;
