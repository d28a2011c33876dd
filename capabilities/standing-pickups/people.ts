import {
  countOf,
  isAddressOf,
  isUserOf,
  NONE,
  NOTHING,
  own,
  type PeopleKnown,
  type Person,
  type PersonalData,
  type PersonPart,
} from '@saltbush/capability/people';
import { sql } from 'kysely';
import type { StandingPickupTables } from './tables.ts';

const ofPerson = (person: Person) =>
  sql<boolean>`(${isUserOf(person, sql.ref('standing_pickups.user_id'))} or ${isAddressOf(person, sql.ref('standing_pickups.email'))})`;

/** What a person set up goes with them: it books in their name. */
const part: PersonPart<StandingPickupTables> = {
  id: 'standing-pickups',
  count: (db, person) => countOf(db, sql`standing_pickups where ${ofPerson(person)}`),
  async *records(db, person) {
    yield* await db
      .selectFrom('standing_pickups')
      .select(['reference', 'email', 'booking_reference', 'weekdays', 'until', 'is_paused', 'last_outcome', 'added_at'])
      .where(ofPerson(person))
      .orderBy('reference')
      .execute();
  },
  async erase(transaction, { person }) {
    const { numDeletedRows } = await transaction
      .deleteFrom('standing_pickups')
      .where(ofPerson(person))
      .executeTakeFirst();
    return { ...NOTHING, removed: Number(numDeletedRows) };
  },
};

const data: PersonalData = {
  standing_pickups: {
    reference: NONE,
    client_reference: NONE,
    user_id: own('id', 'who set it up', 'row goes', 'no'),
    email: own('e-mail', 'who set it up', 'row goes', 'own part'),
    submission_id: NONE,
    booking_reference: NONE,
    until: NONE,
    terms_version: NONE,
    last_day: NONE,
    last_outcome: own('e-mail', 'who set it up, where a message names them', 'row goes', 'own part'),
    weekdays: NONE,
  },
};

/** What standing pickups say about people. */
export const people: PeopleKnown<StandingPickupTables> = { parts: [part], data };
