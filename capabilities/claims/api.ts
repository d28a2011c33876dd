import type { ListQuery } from '@saltbush/business-api/api/list-query';
import type { FileOf } from '@saltbush/business-api/api/route';
import type { SearchRoute } from '@saltbush/contract/search';
import type { IsoDate } from '@saltbush/freight';
import type {
  Claim,
  ClaimMessageInput,
  Claims,
  LodgeClaimInput,
  ShipmentClaims,
  WithdrawClaimInput,
} from './api/claims.ts';
import type {
  ClaimFiguresOfAll,
  DecideClaimInput,
  DeskClaim,
  DeskClaimSort,
  DeskClaims,
  DeskClaimView,
  ReviewClaimInput,
} from './api/desk-claims.ts';

export {
  CLAIM_LENGTHS,
  MAX_CLAIM_PICTURE_BYTES,
  MOST_CLAIM_CENTS,
  MOST_CLAIM_PICTURES,
  MOST_PICTURES_AT_ONCE,
} from './api/claim-limits.data.ts';
export {
  CLAIM_KIND_WORDS,
  CLAIM_STATUS_WORDS,
  CLAIM_STATUSES,
  type ClaimStatus,
  isOpenClaim,
} from './api/claim-words.ts';
export {
  type Claim,
  type ClaimDecision,
  type ClaimEntry,
  type ClaimFacts,
  type ClaimFields,
  type ClaimMessageInput,
  type ClaimPicture,
  type ClaimRow,
  type Claims,
  claimMessageSchema,
  type LodgeClaimInput,
  lodgeClaimSchema,
  type ShipmentClaims,
  type WithdrawClaimInput,
  withdrawClaimSchema,
} from './api/claims.ts';
export {
  CLAIM_FIGURE_DAYS,
  type ClaimFigures,
  type ClaimFiguresOfAll,
  DESK_CLAIM_SORTS,
  DESK_CLAIM_VIEWS,
  type DecideClaimInput,
  type DeskClaim,
  type DeskClaimRow,
  type DeskClaimSort,
  type DeskClaims,
  type DeskClaimView,
  decideClaimSchema,
  type ReviewClaimInput,
  reviewClaimSchema,
} from './api/desk-claims.ts';

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

interface NotOpen {
  /** The last day, or the first; null where there is none. */
  until: IsoDate | null;
  from: IsoDate | null;
}
interface Known {
  /** Reference of the claim that is open. */
  reference: string;
}

/** What each route takes and gives. */
export interface ClaimRoutes {
  'GET /api/claims': { query: { page?: number }; answer: Claims };
  'GET /api/claims/search': SearchRoute;
  'GET /api/claims/:reference': { answer: Claim };
  'GET /api/claims/:reference/pictures/:picture': { answer: FileOf<PictureType> };
  'PUT /api/claims/:reference/pictures/:picture': {
    file: PictureType;
    answer: Claim;
    refusals: { 'claim-closed': unknown; 'too-many-pictures': unknown };
  };
  'POST /api/claims/:reference/messages': {
    body: ClaimMessageInput;
    answer: Claim;
    refusals: { 'submission-reused': unknown; 'thread-full': unknown };
  };
  'POST /api/claims/:reference/withdrawal': {
    body: WithdrawClaimInput;
    answer: Claim;
    refusals: { 'claim-closed': unknown; stale: unknown };
  };
  'GET /api/shipments/:reference/claims': { answer: ShipmentClaims };
  'POST /api/shipments/:reference/claims': {
    body: LodgeClaimInput;
    answer: Claim;
    refusals: { 'claim-known': Known; 'claim-not-open': NotOpen; 'submission-reused': unknown };
  };
  'GET /api/ops/claims': { query: ListQuery<DeskClaimView, DeskClaimSort>; answer: DeskClaims };
  'GET /api/ops/claims/figures': { answer: ClaimFiguresOfAll };
  'GET /api/ops/claims/search': SearchRoute;
  'GET /api/ops/claims/:reference': { answer: DeskClaim };
  'GET /api/ops/claims/:reference/pictures/:picture': { answer: FileOf<PictureType> };
  'POST /api/ops/claims/:reference/review': {
    body: ReviewClaimInput;
    answer: DeskClaim;
    refusals: { stale: unknown };
  };
  'POST /api/ops/claims/:reference/messages': {
    body: ClaimMessageInput;
    answer: DeskClaim;
    refusals: { 'submission-reused': unknown; 'thread-full': unknown };
  };
  'POST /api/ops/claims/:reference/decision': {
    body: DecideClaimInput;
    answer: DeskClaim;
    refusals: { 'claim-closed': unknown; 'no-invoice': unknown; stale: unknown; 'submission-reused': unknown };
  };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends ClaimRoutes {}
}
