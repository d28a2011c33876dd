import type { MemberRole } from '@saltbush/clients/api';
import { membershipsOf } from '@saltbush/clients/neighbours';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * The consignments that a client may see: those of their companies, and those they booked themselves, unless it was for a
 * company that they do not belong to any more.
 */
export interface ClientScope {
  userId: string;
  companies: readonly string[];
  /** Also companies that share nothing before staff approve them: what somebody booked for one is theirs to see. */
  roles: ReadonlyMap<string, MemberRole>;
}

export async function clientScope(db: Kysely<Tables>, userId: string): Promise<ClientScope> {
  const memberships = await membershipsOf(db, userId);
  return {
    userId,
    companies: memberships.filter(({ status }) => status !== 'pending').map(({ reference }) => reference),
    roles: new Map(memberships.map(({ reference, role }) => [reference, role])),
  };
}

/** True for the bookings that a user made for themselves or for a company that they belong to. */
export const bookedBy =
  ({ userId, roles }: Pick<ClientScope, 'userId' | 'roles'>) =>
  (where: ExpressionBuilder<Tables, 'bookings'>) =>
    where.and([
      where('bookings.user_id', '=', userId),
      where.or([
        where('bookings.client_reference', 'is', null),
        ...(roles.size > 0 ? [where('bookings.client_reference', 'in', [...roles.keys()])] : []),
      ]),
    ]);

/** True for the bookings in a scope. Every query for a client's freight needs this condition. */
export const inScope = (scope: ClientScope) => (where: ExpressionBuilder<Tables, 'bookings'>) =>
  where.or([
    bookedBy(scope)(where),
    ...(scope.companies.length > 0 ? [where('bookings.client_reference', 'in', [...scope.companies])] : []),
  ]);
