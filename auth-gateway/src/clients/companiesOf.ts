import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The companies a user sends freight for: active ones in front, then by when they joined. Anybody can set up a company and name
 * anybody's e-mail: until staff approved it, it shares nothing between those who joined.
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
