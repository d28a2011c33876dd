import { type Route, route } from '@saltbush/capability';
import { deskQuery, orNotFound } from '@saltbush/capability/desk';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { claimMessageSchema } from './api/claims.ts';
import {
  type ClaimFiguresOfAll,
  DESK_CLAIM_SORTS,
  DESK_CLAIM_VIEWS,
  type DeskClaim,
  type DeskClaims,
  decideClaimSchema,
  reviewClaimSchema,
} from './api/desk-claims.ts';
import type { ClaimParts } from './claim-parts.ts';
import { deskClaim } from './claim-record.ts';
import { claimFigures } from './claimFigures.ts';
import { decideClaim } from './decideClaim.ts';
import { reviewClaim, writeAsDesk } from './deskActs.ts';
import { listDeskClaims } from './listDeskClaims.ts';
import { sendPicture } from './pictures/sendPicture.ts';
import { searchDeskClaims } from './searchClaims.ts';

/** Per member of staff, for what goes out as a mail. */
const REPLY_RATE = { name: 'claim-replies', points: 120, durationSeconds: 3_600, by: 'user' } as const;
const NO_CLAIM = 'There is no such claim. Check the reference.';

const answer = async (reference: string, { database: { db } }: ClaimParts): Promise<DeskClaim> =>
  orNotFound(await deskClaim(db, reference), NO_CLAIM);

/** Claims of all clients, for staff. */
export const deskRoutes: readonly Route<ClaimParts>[] = [
  route(
    'GET /api/ops/claims',
    { access: 'staff' },
    ({ request }, { database: { db } }): Promise<DeskClaims> =>
      listDeskClaims(db, deskQuery(request, { views: DESK_CLAIM_VIEWS, sorts: DESK_CLAIM_SORTS })),
  ),
  route(
    'GET /api/ops/claims/figures',
    { access: 'staff' },
    (_call, { database: { db }, now }): Promise<ClaimFiguresOfAll> => claimFigures(db, now()),
  ),
  route(
    'GET /api/ops/claims/search',
    { access: 'staff', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query }, { database: { db } }): Promise<SearchAnswer> => searchDeskClaims(db, query.q),
  ),
  route(
    'GET /api/ops/claims/:reference',
    { access: 'staff' },
    ({ params }, parts): Promise<DeskClaim> => answer(params.reference, parts),
  ),
  route(
    'GET /api/ops/claims/:reference/pictures/:picture',
    { access: 'staff' },
    async ({ params, response }, { database: { db } }): Promise<undefined> => {
      await sendPicture(response, params, db);
    },
  ),
  route(
    'POST /api/ops/claims/:reference/review',
    { access: 'staff', body: reviewClaimSchema },
    async ({ params: { reference }, body, user }, parts): Promise<DeskClaim> => {
      await reviewClaim({ reference, input: body, actor: user.email }, parts);
      return answer(reference, parts);
    },
  ),
  route(
    'POST /api/ops/claims/:reference/messages',
    { access: 'staff', rate: REPLY_RATE, body: claimMessageSchema, answers: 201 },
    async ({ params: { reference }, body, user }, parts): Promise<DeskClaim> => {
      await writeAsDesk({ reference, input: body, actor: user.email }, parts);
      return answer(reference, parts);
    },
  ),
  route(
    'POST /api/ops/claims/:reference/decision',
    { access: 'staff', body: decideClaimSchema, answers: 201 },
    async ({ params: { reference }, body, user }, parts): Promise<DeskClaim> => {
      await decideClaim({ reference, input: body, actor: user.email }, parts);
      return answer(reference, parts);
    },
  ),
];
