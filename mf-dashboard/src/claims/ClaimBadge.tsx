import { CLAIM_STATUS_WORDS, type ClaimStatus } from '@saltbush/claims/api';
import { Badge, type BadgeProps } from '@saltbush/ui';

const TONES = {
  lodged: 'brand',
  in_review: 'brand',
  accepted: 'good',
  declined: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<ClaimStatus, BadgeProps['tone']>;

/** How a claim stands. */
export const ClaimBadge = ({ status }: { status: ClaimStatus }) => (
  <Badge tone={TONES[status]}>{CLAIM_STATUS_WORDS[status]}</Badge>
);
