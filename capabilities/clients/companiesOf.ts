import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The companies for which a user sends freight: active ones first, then in the order in which they joined. A company
 * that staff have not approved shares nothing between its users, since anybody can set one up and name anybody's
 * e-mail.
 */
export async function companiesOf(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('client_users')
    .innerJoin('clients', 'clients.reference', 'client_users.reference')
    .select('clients.reference')
    .where('client_users.user_id', '=', userId)
    .where('clients.status', '<>', 'pending')
    .orderBy(({ eb }) => eb('clients.status', '=', 'active'), 'desc')
    .orderBy('client_users.joined_at')
    .orderBy('clients.reference')
    .execute();
  return rows.map(({ reference }) => reference);
}
