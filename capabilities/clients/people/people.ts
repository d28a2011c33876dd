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
    const rows = await db
      .selectFrom('client_users')
      .select('user_id')
      .distinct()
      .where(isAddressOf(person, sql.ref('client_users.email')))
      .execute();
    return rows.map(({ user_id }) => user_id);
  },
};
