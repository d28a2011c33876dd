import type { Queries } from '@saltbush/capability/database';
import { isAddressOf, type Person } from '@saltbush/capability/people';
import { sql } from 'kysely';
import { CAPABILITIES } from '../capabilities.ts';
import type { Tables } from '../database/tables.ts';
import { addressForms } from './addressForms.ts';

/** The person with an address, with the ids that they sign in with: from accounts, open sessions and capabilities. */
export async function findPerson(db: Queries<Tables>, email: string): Promise<Person> {
  const forms = addressForms(email);
  const { rows } = await sql<{ id: string | null }>`
    select id from users where ${isAddressOf({ forms }, sql.ref('users.email'))}
    union select sess -> 'user' ->> 'id' from sessions
      where ${isAddressOf({ forms }, sql`(sess -> 'user' ->> 'email')`)}
  `.execute(db);
  const ids = new Set(rows.flatMap(({ id }) => id ?? []));
  for (const { people } of CAPABILITIES) {
    for (const id of (await people?.userIdsOf?.(db, { forms })) ?? []) ids.add(id);
  }
  return { email: email.trim(), forms, userIds: [...ids] };
}
