import type { RateSheetVersions } from '@saltbush/business-api/rate-sheets';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The client that a user signs in for, or null. Whoever belongs to several acts for the one joined last. */
export async function clientOfUser(db: Kysely<Tables>, userId: string): Promise<RateSheetVersions['client'] | null> {
  const row = await db
    .selectFrom('client_users')
    .innerJoin('clients', 'clients.reference', 'client_users.reference')
    .select(['clients.reference', 'clients.business_name as businessName', 'clients.status'])
    .where('client_users.user_id', '=', userId)
    .orderBy('client_users.joined_at', 'desc')
    .orderBy('clients.reference', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
