import type { MailStatus } from '@saltbush/business-api/mails';
import type { BadgeProps } from '@saltbush/ui';

export const MAIL_STATUS_LABELS = {
  queued: { label: 'Waiting', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'good' },
  kept: { label: 'Kept', tone: 'warn' },
  failed: { label: 'Failed', tone: 'danger' },
} as const satisfies Record<MailStatus, { label: string; tone: BadgeProps['tone'] }>;
