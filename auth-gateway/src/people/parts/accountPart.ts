import { countOf, isAddressOf, isUserOf, NOTHING, type Person, type PersonPart } from '@saltbush/capability/people';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const accounts = (person: Person) => isAddressOf(person, sql.ref('users.email'));
const sessions = (person: Person) =>
  sql<boolean>`(${isAddressOf(person, sql`(sess -> 'user' ->> 'email')`)}
    or ${isUserOf(person, sql`(sess -> 'user' ->> 'id')`)})`;

/** The account at the embedded issuer, and open sessions. Erasing them signs the person out everywhere. */
export const accountPart: PersonPart<Tables> = {
  id: 'account',
  count: async (db, person) =>
    (await countOf(db, sql`users where ${accounts(person)}`)) +
    (await countOf(db, sql`sessions where ${sessions(person)}`)),
  async *records(db, person) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'roles', 'created_at'])
      .where(accounts(person))
      .execute();
    for (const { id, email, first_name, roles, created_at } of users) {
      yield { account: id, email, firstName: first_name, roles, createdAt: created_at };
    }
    const open = await db.selectFrom('sessions').select('expire').where(sessions(person)).execute();
    for (const { expire } of open) yield { session: 'open', endsAt: expire };
  },
  async erase(transaction, { person }) {
    const signedOut = await transaction.deleteFrom('sessions').where(sessions(person)).executeTakeFirst();
    await transaction.deleteFrom('oidc_payloads').where(isUserOf(person, sql`(payload ->> 'accountId')`)).execute();
    const gone = await transaction.deleteFrom('users').where(accounts(person)).executeTakeFirst();
    return { ...NOTHING, removed: Number(signedOut.numDeletedRows + gone.numDeletedRows) };
  },
};
