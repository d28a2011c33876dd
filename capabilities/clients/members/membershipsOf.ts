import { type Kysely, sql } from 'kysely';
import type { AccountStatus } from '../api/clients.ts';
import type { MemberRole } from '../api/member-roles.data.ts';
import type { Tables } from '../tables.ts';

/** A company that a user belongs to, and as what. */
export interface MembershipRow {
  reference: string;
  businessName: string;
  status: AccountStatus;
  role: MemberRole;
}

/** The companies of a user: active ones first, then suspended and pending ones, each in the order of joining. */
export const membershipsOf = (db: Kysely<Tables>, userId: string): Promise<MembershipRow[]> =>
  db
    .selectFrom('client_users')
    .innerJoin('clients', 'clients.reference', 'client_users.reference')
    .select(['clients.reference', 'clients.business_name as businessName', 'clients.status', 'client_users.role'])
    .where('client_users.user_id', '=', userId)
    .orderBy(sql`array_position(array['active', 'suspended', 'pending'], clients.status)`)
    .orderBy('client_users.joined_at')
    .orderBy('clients.reference')
    .execute();
