import { companiesOf } from '@saltbush/clients/neighbours';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The consignments that a client may see: those they booked and those of their companies. */
export interface ClientScope {
  userId: string;
  companies: readonly string[];
}

export const clientScope = async (db: Kysely<Tables>, userId: string): Promise<ClientScope> => ({
  userId,
  companies: await companiesOf(db, userId),
});

/** True for the bookings in a scope. Every query for a client's freight needs this condition. */
export const inScope =
  ({ userId, companies }: ClientScope) =>
  (where: ExpressionBuilder<Tables, 'bookings'>) =>
    where.or([
      where('bookings.user_id', '=', userId),
      ...(companies.length > 0 ? [where('bookings.client_reference', 'in', [...companies])] : []),
    ]);
