import type { DeskDriver, DriverDocumentStatus, DriverPurpose } from '@saltbush/drivers/api';
import type { BadgeProps } from '@saltbush/ui';

type Label = { label: string; tone: BadgeProps['tone'] };

export const DRIVER_STATUS_LABELS = {
  received: { label: 'Received', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  declined: { label: 'Declined', tone: 'neutral' },
} as const satisfies Record<DeskDriver['status'], Label>;

export const DOCUMENT_STATUS_LABELS = {
  missing: { label: 'Missing', tone: 'neutral' },
  received: { label: 'To be verified', tone: 'warn' },
  verified: { label: 'Verified', tone: 'good' },
  declined: { label: 'Declined', tone: 'danger' },
  'not-needed': { label: 'Not needed', tone: 'neutral' },
} as const satisfies Record<DriverDocumentStatus, Label>;

/** The page a driver came from. */
export const PURPOSES = {
  application: 'Application',
  induction: 'Induction',
} as const satisfies Record<DriverPurpose, string>;
