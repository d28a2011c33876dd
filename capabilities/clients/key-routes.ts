import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { type ApiKey, type ApiKeyMade, type ApiKeys, makeKeySchema } from './api/keys.ts';
import type { ClientParts } from './client-parts.ts';
import { listKeys } from './keys/listKeys.ts';
import { makeKey } from './keys/makeKey.ts';
import { revokeKey } from './keys/revokeKey.ts';
import { type MembershipRow, membershipsOf } from './members/membershipsOf.ts';
import { requireRole } from './members/requireRole.ts';

const MAKE_RATE = { name: 'api-keys', points: 30, durationSeconds: 3_600, by: 'user' } as const;
const NO_COMPANY = 'You belong to no company with this reference.';
const NO_KEY = 'There is no such key in your company. Load the page again.';

/** @throws Refusal `not-found` for somebody who does not belong to the company, `role-not-enough`. */
async function companyOf(reference: string, userId: string, { house }: ClientParts): Promise<MembershipRow> {
  const memberships = await membershipsOf(house.database.db, userId);
  const company = orNotFound(memberships.find((each) => each.reference === reference) ?? null, NO_COMPANY);
  requireRole(company, 'developers');
  return company;
}

/** @throws Refusal for a company that nobody may book for at present. */
function requireActive({ businessName, status }: MembershipRow): void {
  if (status === 'active') return;
  const message =
    status === 'pending'
      ? `${businessName} waits for approval, as a rule for one business day. Then you can make keys for it.`
      : `${businessName} is suspended: no keys can be made for it. Call us to open it again.`;
  throw new Refusal(message, { status: 403, code: status === 'pending' ? 'client-pending' : 'forbidden' });
}

/** The keys of a company, for its owners. */
export const keyRoutes: readonly Route<ClientParts>[] = [
  route('GET /api/clients/:reference/keys', { access: 'own' }, async ({ params, user }, parts): Promise<ApiKeys> => {
    const { reference, businessName, status } = await companyOf(params.reference, user.id, parts);
    const { database, now } = parts.house;
    return { businessName, status, keys: await listKeys(database.db, reference, now()) };
  }),
  route(
    'POST /api/clients/:reference/keys',
    { access: 'own', rate: MAKE_RATE, body: makeKeySchema, answers: 201 },
    async (call, parts): Promise<ApiKeyMade> => {
      const { params, user, response } = call;
      const company = await companyOf(params.reference, user.id, parts);
      requireActive(company);
      const { database, links, now, publicUrl } = parts.house;
      const { reference, businessName } = company;
      const making = { reference, businessName, input: call.body, madeBy: user.email, now: now(), links, publicUrl };
      const { made, isNew } = await makeKey(database.db, making);
      if (!isNew) response.status(200);
      return made;
    },
  ),
  route(
    'POST /api/clients/keys/:id/revocation',
    { access: 'own' },
    async ({ params, user }, { house }): Promise<ApiKey> => {
      const id = orNotFound(rowId(params.id), NO_KEY);
      return orNotFound(await revokeKey(house.database.db, { id, user, now: house.now() }), NO_KEY);
    },
  ),
];
