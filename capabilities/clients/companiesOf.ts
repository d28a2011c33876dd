import type { Kysely } from 'kysely';
import { membershipsOf } from './members/membershipsOf.ts';
import type { Tables } from './tables.ts';

/**
 * The companies for which a user sends freight: active ones first, then in the order in which they joined. A company
 * that staff have not approved shares nothing between its users, since anybody can set one up and name anybody's
 * e-mail.
 */
export async function companiesOf(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const memberships = await membershipsOf(db, userId);
  return memberships.filter(({ status }) => status !== 'pending').map(({ reference }) => reference);
}
