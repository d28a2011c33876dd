import type { Queries } from '@saltbush/capability/database';
import { mayDo } from '@saltbush/clients/api';
import { companiesOf, companyFor, membershipsOf } from '@saltbush/clients/neighbours';
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

/** The book of a user, to read. */
export async function bookOf(db: Queries<Tables>, { id, email }: Pick<User, 'id' | 'email'>): Promise<Book> {
  return { userId: id, email, companies: await companiesOf(db, id) };
}

/**
 * The book of a user as far as they may write in it: that of the companies in which their role books.
 * @throws Refusal `role-not-enough` for who belongs to companies and books in none of them.
 */
export async function bookToWriteIn(db: Queries<Tables>, user: Pick<User, 'id' | 'email'>): Promise<Book> {
  await companyFor(db, user.id, 'book');
  const book = await bookOf(db, user);
  const memberships = await membershipsOf(db, user.id);
  const booking = memberships.filter(({ role }) => mayDo(role, 'book')).map(({ reference }) => reference);
  return { ...book, companies: book.companies.filter((company) => booking.includes(company)) };
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
