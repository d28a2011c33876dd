import type { ExpressionBuilder, Kysely } from 'kysely';
import { companiesOf } from '../clients/companiesOf.ts';
import type { Tables } from '../database/tables.ts';

/** Whose consignments a client sees: what they booked themselves, and what their companies sent. */
export interface ClientScope {
  userId: string;
  companies: readonly string[];
}

export const clientScope = async (db: Kysely<Tables>, userId: string): Promise<ClientScope> => ({
  userId,
  companies: await companiesOf(db, userId),
});

/** Holds for the bookings in a scope. Every question about a client's freight has it among its conditions. */
export const inScope =
  ({ userId, companies }: ClientScope) =>
  (where: ExpressionBuilder<Tables, 'bookings'>) =>
    where.or([
      where('bookings.user_id', '=', userId),
      ...(companies.length > 0 ? [where('bookings.client_reference', 'in', [...companies])] : []),
    ]);
