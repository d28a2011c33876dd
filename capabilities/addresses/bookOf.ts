import type { Queries } from '@saltbush/capability/database';
import { companiesOf } from '@saltbush/clients/neighbours';
import type { User } from '@saltbush/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The addresses that a user works with: those of their companies, and those that they keep alone. */
export interface Book {
  userId: string;
  /** E-mail, for who added an address. */
  email: string;
  /** References of their companies. */
  companies: readonly string[];
}

/** The book of a user. Everybody of a company may read it and write in it: who may do less is told here, and only here. */
export async function bookOf(db: Queries<Tables>, { id, email }: Pick<User, 'id' | 'email'>): Promise<Book> {
  return { userId: id, email, companies: await companiesOf(db, id) };
}

/** Where a new address goes: to the first company, or to the user who has none. */
export function ownerOf({ userId, companies: [company] }: Book) {
  return company === undefined
    ? { client_reference: null, user_id: userId }
    : { client_reference: company, user_id: null };
}

/** True for the addresses of a book. Every query for a client's addresses needs this condition. */
export const inBook =
  ({ userId, companies }: Book) =>
  (where: ExpressionBuilder<Tables, 'addresses'>) =>
    where.or([
      where('user_id', '=', userId),
      ...(companies.length > 0 ? [where('client_reference', 'in', [...companies])] : []),
    ]);
