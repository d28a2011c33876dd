import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { pageNumber, readBody } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import { type Freight, findFreight, requireActOnFreight } from '@saltbush/consignments/neighbours';
import type { SearchAnswer } from '@saltbush/contract/search';
import { MAX_CLAIM_PICTURE_BYTES } from './api/claim-limits.data.ts';
import {
  type Claim,
  type Claims,
  claimMessageSchema,
  claimQuerySchema,
  lodgeClaimSchema,
  type ShipmentClaims,
  withdrawClaimSchema,
} from './api/claims.ts';
import type { ClaimParts } from './claim-parts.ts';
import { withdrawClaim, writeAsClient } from './clientActs.ts';
import { listClaims } from './listClaims.ts';
import { lodgeClaim } from './lodgeClaim.ts';
import { offerOf } from './offerOf.ts';
import { type Asked, ownClaim, ownClaimRow, ownClaimToAct } from './ownClaim.ts';
import { sendPicture } from './pictures/sendPicture.ts';
import { pictureId, requirePictureRoom, storePicture } from './pictures/storePicture.ts';
import { searchOwnClaims } from './searchClaims.ts';

const HOUR = 60 * 60;
const LODGE_RATE = { name: 'claims', points: 60, durationSeconds: HOUR, by: 'user' } as const;
/** Each is a mail to the desk. */
const MESSAGE_RATE = { name: 'claim-messages', points: 60, durationSeconds: HOUR, by: 'user' } as const;
/** Enough for the pictures of several claims, each sent again a few times. */
const PICTURE_RATE = { name: 'claim-pictures', points: 200, durationSeconds: HOUR, by: 'user' } as const;
const NO_SHIPMENT = 'You have no consignment with this reference. Check the reference, or call us.';

/** A consignment that the user may see. @throws Refusal `not-found`, the same for every other one. */
async function ownFreight({ params, user }: Asked, { database: { db } }: ClaimParts): Promise<Freight> {
  return orNotFound(await findFreight(db, { reference: params.reference, userId: user.id }), NO_SHIPMENT);
}

function requirePictureId(text: string): string {
  const id = pictureId(text);
  if (id !== null) return id;
  throw new Refusal('A picture is sent under a UUID.', { status: 400, code: 'bad-request' });
}

/** Claims, for the client whose freight they are about. */
export const routes: readonly Route<ClaimParts>[] = [
  route(
    'GET /api/shipments/:reference/claims',
    { access: 'own' },
    async (call, parts): Promise<ShipmentClaims> =>
      offerOf(parts.database.db, await ownFreight(call, parts), parts.now()),
  ),
  route(
    'POST /api/shipments/:reference/claims',
    { access: 'own', rate: LODGE_RATE, body: lodgeClaimSchema, answers: 201 },
    async (call, parts): Promise<Claim> => {
      const { db } = parts.database;
      const { user, response } = call;
      const freight = await ownFreight(call, parts);
      await requireActOnFreight(db, freight.reference, { userId: user.id, act: 'claim' });
      const { claim, isNew } = await lodgeClaim({ freight, input: call.body, user }, parts);
      if (!isNew) response.status(200);
      return ownClaim(db, { params: claim, user });
    },
  ),
  route(
    'GET /api/claims',
    { access: 'signed in', query: claimQuerySchema },
    ({ query, user }, { database: { db } }): Promise<Claims> =>
      listClaims(db, { userId: user.id, page: pageNumber(query.page) }),
  ),
  route(
    'GET /api/claims/search',
    { access: 'signed in', rate: SEARCH_RATE, query: searchQuerySchema },
    ({ query, user }, { database: { db } }): Promise<SearchAnswer> => searchOwnClaims(db, user.id, query.q),
  ),
  route(
    'GET /api/claims/:reference',
    { access: 'own' },
    (call, { database: { db } }): Promise<Claim> => ownClaim(db, call),
  ),
  route(
    'GET /api/claims/:reference/pictures/:picture',
    { access: 'own' },
    async (call, { database: { db } }): Promise<undefined> => {
      const { reference } = await ownClaimRow(db, call);
      await sendPicture(call.response, { reference, picture: call.params.picture }, db);
    },
  ),
  route(
    'PUT /api/claims/:reference/pictures/:picture',
    { access: 'own', rate: PICTURE_RATE },
    async (call, parts): Promise<Claim> => {
      const { db } = parts.database;
      const row = await ownClaimToAct(db, call);
      const id = requirePictureId(call.params.picture);
      // Before five megabytes are read that nobody keeps.
      await requirePictureRoom(db, row, id);
      const content = await readBody(call.request, MAX_CLAIM_PICTURE_BYTES, {
        ...{ tooLarge: 'body-too-large', cutShort: 'bad-request' },
        tooLargeMessage: 'This picture is larger than 5 MB. Send a smaller one.',
      });
      await storePicture(row.reference, { id, content, sender: call.user.email }, parts);
      return ownClaim(db, call);
    },
  ),
  route(
    'POST /api/claims/:reference/messages',
    { access: 'own', rate: MESSAGE_RATE, body: claimMessageSchema, answers: 201 },
    async (call, parts): Promise<Claim> => {
      const { db } = parts.database;
      const { reference } = await ownClaimToAct(db, call);
      await writeAsClient({ reference, input: call.body, user: call.user }, parts);
      return ownClaim(db, call);
    },
  ),
  route(
    'POST /api/claims/:reference/withdrawal',
    { access: 'own', body: withdrawClaimSchema },
    async (call, parts): Promise<Claim> => {
      const { db } = parts.database;
      const { reference } = await ownClaimToAct(db, call);
      await withdrawClaim({ reference, input: call.body, user: call.user }, parts);
      return ownClaim(db, call);
    },
  ),
];
