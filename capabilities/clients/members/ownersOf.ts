import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** E-mail addresses of the owners of a company, whoever joined first before others. */
export async function ownersOf(db: Kysely<Tables>, reference: string): Promise<string[]> {
  const owners = await db
    .selectFrom('client_users')
    .select('email')
    .where('reference', '=', reference)
    .where('role', '=', 'owner')
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  return owners.map(({ email }) => email);
}
