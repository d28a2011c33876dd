import { type Kysely, sql } from 'kysely';
import type { AccountStatus } from '../api/clients.ts';
import type { Tables } from '../tables.ts';

interface ClientOfUser {
  reference: string;
  businessName: string;
  status: AccountStatus;
}

/**
 * The client whose rate sheets a user works with, or null. Of several, an active client comes before a suspended and a
 * pending one, then the one joined first.
 */
export async function clientOfUser(db: Kysely<Tables>, userId: string): Promise<ClientOfUser | null> {
  const row = await db
    .selectFrom('client_users')
    .innerJoin('clients', 'clients.reference', 'client_users.reference')
    .select(['clients.reference', 'clients.business_name as businessName', 'clients.status'])
    .where('client_users.user_id', '=', userId)
    .orderBy(sql`array_position(array['active', 'suspended', 'pending'], clients.status)`)
    .orderBy('client_users.joined_at')
    .orderBy('clients.reference')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
