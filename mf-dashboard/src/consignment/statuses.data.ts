import type { ExceptionKind, StatusBadge } from '@saltbush/consignments/api';
import type { BadgeProps } from '@saltbush/ui';

export const BADGE_TONES = {
  Pending: 'warn',
  'In Transit': 'brand',
  Delivered: 'good',
  Declined: 'neutral',
  Cancelled: 'neutral',
} as const satisfies Record<StatusBadge, BadgeProps['tone']>;

export const EXCEPTION_NAMES = {
  delayed: 'Delayed',
  futile: 'Trip could not be made',
  damaged: 'Damage reported',
  short: 'Part is missing',
  refused: 'Delivery refused',
} as const satisfies Record<ExceptionKind, string>;
