import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Somebody who belongs to a company, with the address that the company knows them by. */
export interface Member {
  company: string;
  userId: string;
  email: string;
}

/**
 * Everybody who belongs to these companies, or the companies of these users, the first one joined first: as far as staff have
 * approved the company and not suspended it.
 */
export async function membersOf(
  db: Kysely<Tables>,
  asked: { companies: readonly string[] } | { userIds: readonly string[] },
): Promise<Member[]> {
  const [column, values] =
    'companies' in asked
      ? (['clients.reference', asked.companies] as const)
      : (['client_users.user_id', asked.userIds] as const);
  if (values.length === 0) return [];
  return db
    .selectFrom('client_users')
    .innerJoin('clients', 'clients.reference', 'client_users.reference')
    .select(['clients.reference as company', 'client_users.user_id as userId', 'client_users.email'])
    .where(column, 'in', [...values])
    .where('clients.status', '=', 'active')
    .orderBy('client_users.joined_at')
    .orderBy('client_users.id')
    .execute();
}
