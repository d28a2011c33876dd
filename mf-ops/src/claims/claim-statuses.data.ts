import { CLAIM_STATUS_WORDS, type ClaimStatus } from '@saltbush/claims/api';
import type { BadgeProps } from '@saltbush/ui';

const TONES = {
  lodged: 'warn',
  in_review: 'brand',
  accepted: 'good',
  declined: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<ClaimStatus, BadgeProps['tone']>;

/** How a claim stands, on the desk. */
export const claimStatus = (status: ClaimStatus): { label: string; tone: BadgeProps['tone'] } => ({
  label: CLAIM_STATUS_WORDS[status],
  tone: TONES[status],
});
