import type { EnquiryStatus } from '@saltbush/enquiries/api';
import type { BadgeProps } from '@saltbush/ui';

export const ENQUIRY_STATUS_LABELS = {
  new: { label: 'New', tone: 'warn' },
  answered: { label: 'Answered', tone: 'good' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<EnquiryStatus, { label: string; tone: BadgeProps['tone'] }>;
