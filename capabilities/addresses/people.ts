import {
  countOf,
  eachRow,
  isAddressOf,
  isUserOf,
  NONE,
  NOTHING,
  own,
  type PeopleKnown,
  type Person,
  type PersonalData,
  type PersonPart,
  untilDone,
  withheld,
} from '@saltbush/capability/people';
import { sql, type Transaction } from 'kysely';
import { addressOf } from './addressRow.ts';
import type { AddressTables, Tables } from './tables.ts';

const BATCH_SIZE = 200;

const isOwn = (person: Person) => isUserOf(person, sql.ref('addresses.user_id'));
const isAdder = (person: Person) => isAddressOf(person, sql.ref('addresses.added_by'));
const ofPerson = (person: Person) => sql<boolean>`(${isOwn(person)} or ${isAdder(person)})`;

async function removeOwn(transaction: Transaction<Tables>, person: Person): Promise<number> {
  return untilDone(async () => {
    const rows = await transaction
      .selectFrom('addresses')
      .select('reference')
      .where(isOwn(person))
      .limit(BATCH_SIZE)
      .execute();
    const references = rows.map(({ reference }) => reference);
    if (references.length > 0) {
      await transaction.deleteFrom('addresses').where('reference', 'in', references).execute();
    }
    return references.length;
  });
}

/** Address books: one that the person keeps alone goes with them; that of a company stays with it, or goes with it. */
const part: PersonPart<AddressTables> = {
  id: 'addresses',
  count: (db, person) => countOf(db, sql`addresses where ${ofPerson(person)}`),
  async *records(db, person) {
    const rows = eachRow((after: { reference: string } | null) =>
      db
        .selectFrom('addresses')
        .selectAll()
        .where(ofPerson(person))
        .where('reference', '>', after?.reference ?? '')
        .orderBy('reference')
        .limit(BATCH_SIZE)
        .execute(),
    );
    for await (const row of rows) {
      const { reference, client_reference: company, added_at: addedAt } = row;
      if (company === null) yield { ...addressOf(row), addedAt };
      else yield { reference, company, addedAt, details: 'Of the company.' };
    }
  },
  async erase(transaction, { person, address }) {
    const removed = await removeOwn(transaction, person);
    const { numUpdatedRows } = await transaction
      .updateTable('addresses')
      .set({ added_by: address })
      .where(isAdder(person))
      .executeTakeFirst();
    return { ...NOTHING, removed, blanked: Number(numUpdatedRows) };
  },
};

const OF_COMPANY = "In the book of a company it is the company's, and stays";
const ofPlace = (kind: 'address' | 'free text' | 'name') => ({
  ...own(kind, 'the place; of somebody who sends freight alone, theirs', 'row goes', 'own part'),
  why: OF_COMPANY,
});
const atPlace = (kind: 'name' | 'phone') => ({
  ...own(kind, 'whoever is at the place', 'row goes', 'own part'),
  why: OF_COMPANY,
});

const data: PersonalData = {
  addresses: {
    reference: NONE,
    client_reference: NONE,
    user_id: own('id', 'who sends freight alone', 'row goes', 'no'),
    submission_id: NONE,
    place_key: withheld(own('id', 'the place', 'row goes'), 'A hash over name and address'),
    name: ofPlace('name'),
    street: ofPlace('address'),
    suburb: ofPlace('address'),
    postcode: NONE,
    contact_name: atPlace('name'),
    phone: atPlace('phone'),
    opening_hours: ofPlace('free text'),
    instructions: ofPlace('free text'),
    added_by: own('e-mail', 'who added it', 'pseudonym', 'no'),
  },
};

/** What address books say about people. */
export const people: PeopleKnown<AddressTables> = { parts: [part], data };
