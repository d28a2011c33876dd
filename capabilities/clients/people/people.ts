import { isAddressOf, type PeopleKnown } from '@saltbush/capability/people';
import { sql } from 'kysely';
import type { ClientTables } from '../tables.ts';
import { companiesPart } from './companiesPart.ts';
import { PERSONAL_DATA } from './personal-data.data.ts';

/** What clients say about people, and who signs in for one. */
export const people: PeopleKnown<ClientTables> = {
  parts: [companiesPart],
  data: PERSONAL_DATA,
  async userIdsOf(db, person) {
    const members = await db
      .selectFrom('client_users')
      .select('user_id')
      .distinct()
      .where(isAddressOf(person, sql.ref('client_users.email')))
      .execute();
    // Also who was removed: what they booked names their id.
    const once = await db
      .selectFrom('client_member_events')
      .select('user_id')
      .distinct()
      .where(isAddressOf(person, sql.ref('client_member_events.email')))
      .execute();
    return [...members, ...once].flatMap(({ user_id }) => user_id ?? []);
  },
};
