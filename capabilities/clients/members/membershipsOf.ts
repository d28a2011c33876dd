import { type Kysely, sql } from 'kysely';
import type { AccountStatus } from '../api/clients.ts';
import type { MemberRole } from '../api/member-roles.data.ts';
import type { Tables } from '../tables.ts';
import { keyIdOf } from './keyUser.ts';

/** A company that a user belongs to, and as what. */
export interface MembershipRow {
  reference: string;
  businessName: string;
  status: AccountStatus;
  role: MemberRole;
}

/** A key acts for its company as a booker does; what else it may not do, its scopes say. */
const membershipOfKey = (db: Kysely<Tables>, keyId: number): Promise<MembershipRow[]> =>
  db
    .selectFrom('api_keys')
    .innerJoin('clients', 'clients.reference', 'api_keys.reference')
    .select(['clients.reference', 'clients.business_name as businessName', 'clients.status'])
    .select(sql.lit<MemberRole>('booker').as('role'))
    .where('api_keys.id', '=', keyId)
    .where('api_keys.revoked_at', 'is', null)
    .execute();

/** The companies of a user: active ones first, then suspended and pending ones, each in the order of joining. */
export async function membershipsOf(db: Kysely<Tables>, userId: string): Promise<MembershipRow[]> {
  const memberships = await membershipsOfMember(db, userId);
  const keyId = keyIdOf(userId);
  // Members come first: in the test mode a key is one of them, and keys that somebody made there have numbers of their own.
  return keyId === null || memberships.length > 0 ? memberships : membershipOfKey(db, keyId);
}

const membershipsOfMember = (db: Kysely<Tables>, userId: string): Promise<MembershipRow[]> =>
  db
    .selectFrom('client_users')
    .innerJoin('clients', 'clients.reference', 'client_users.reference')
    .select(['clients.reference', 'clients.business_name as businessName', 'clients.status', 'client_users.role'])
    .where('client_users.user_id', '=', userId)
    .orderBy(sql`array_position(array['active', 'suspended', 'pending'], clients.status)`)
    .orderBy('client_users.joined_at')
    .orderBy('clients.reference')
    .execute();
