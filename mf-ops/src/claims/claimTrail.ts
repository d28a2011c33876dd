import type { ClaimEntry, DeskClaim } from '@saltbush/claims/api';
import type { TrailFact } from '../sheet/trail-fact.ts';

const WHAT: Record<ClaimEntry['kind'], string> = {
  lodged: 'Lodged',
  message: 'Wrote',
  looked: 'Looked at it',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Who did what with a claim, oldest first. What was written stands in the conversation. */
export const claimTrail = ({ thread }: DeskClaim): TrailFact[] =>
  thread.map(({ at, kind, actor }) => ({ at, what: WHAT[kind], words: [], who: actor, isTrouble: false }));
