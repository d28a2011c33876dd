import type { ClaimKind } from '@saltbush/freight';

export const CLAIM_STATUSES = ['lodged', 'in_review', 'accepted', 'declined', 'withdrawn'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Statuses in which a claim waits for its decision. */
export const OPEN_CLAIM_STATUSES = ['lodged', 'in_review'] as const satisfies readonly ClaimStatus[];

export const isOpenClaim = (status: ClaimStatus): boolean => OPEN_CLAIM_STATUSES.some((open) => open === status);

/** A status in the words of pages and mails. */
export const CLAIM_STATUS_WORDS: Record<ClaimStatus, string> = {
  lodged: 'Lodged',
  in_review: 'In review',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** What is claimed for, in the words of pages and mails. */
export const CLAIM_KIND_WORDS: Record<ClaimKind, string> = {
  damage: 'Damage',
  loss: 'Loss of all or a part',
  delay: 'Delay',
};
