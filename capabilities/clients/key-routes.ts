import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import { type ApiKey, type ApiKeyMade, type ApiKeys, makeKeySchema, replaceKeySchema } from './api/keys.ts';
import type { ClientParts } from './client-parts.ts';
import type { KeyMaking } from './keys/addKey.ts';
import { listKeys } from './keys/listKeys.ts';
import { makeKey } from './keys/makeKey.ts';
import { replaceKey } from './keys/replaceKey.ts';
import { requireActive } from './keys/requireActive.ts';
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

const makingOf = ({ email }: { email: string }, { house }: ClientParts): KeyMaking => ({
  ...{ madeBy: email, now: house.now(), links: house.links, publicUrl: house.publicUrl },
});

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
      const { made, isNew } = await makeKey(parts.house.database.db, {
        ...{ company, input: call.body },
        ...makingOf(user, parts),
      });
      if (!isNew) response.status(200);
      return made;
    },
  ),
  route(
    'POST /api/clients/keys/:id/replacement',
    { access: 'own', rate: MAKE_RATE, body: replaceKeySchema, answers: 201 },
    async (call, parts): Promise<ApiKeyMade> => {
      const { params, user, response } = call;
      const id = orNotFound(rowId(params.id), NO_KEY);
      const replacing = { id, userId: user.id, input: () => call.body, ...makingOf(user, parts) };
      const { made, isNew } = orNotFound(await replaceKey(parts.house.database.db, replacing), NO_KEY);
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
