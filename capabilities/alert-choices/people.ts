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
import { hiddenAlerts, hideAlerts } from '@saltbush/consignments/neighbours';
import { sql } from 'kysely';
import type { AlertTables } from './tables.ts';

const ofPerson = (person: Person) =>
  sql<boolean>`(${isUserOf(person, sql.ref('alert_choices.user_id'))} or ${isAddressOf(person, sql.ref('alert_choices.email'))})`;

/** What a person chose, what waits for their summary, and what they hid in the portal. */
const part: PersonPart<AlertTables> = {
  id: 'alerts',
  count: (db, person) => countOf(db, sql`alert_choices where ${ofPerson(person)}`),
  async *records(db, person) {
    const rows = await db
      .selectFrom('alert_choices')
      .select(['user_id', 'email', 'mails', 'summary_day', 'changed_at'])
      .where(ofPerson(person))
      .orderBy('user_id')
      .execute();
    for (const { user_id: userId, ...choices } of rows) {
      const waiting = await db
        .selectFrom('alert_items')
        .select(['kind', 'title', 'detail', 'at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      yield { ...choices, hidden: await hiddenAlerts(db, userId), waiting };
    }
  },
  async erase(transaction, { person }) {
    const gone = await transaction.deleteFrom('alert_choices').where(ofPerson(person)).returning('user_id').execute();
    const userIds = new Set([...person.userIds, ...gone.map((row) => row.user_id)]);
    for (const userId of userIds) await hideAlerts(transaction, userId, []);
    return { ...NOTHING, removed: gone.length };
  },
};

const data: PersonalData = {
  alert_choices: {
    user_id: own('id', 'who chose', 'row goes', 'no'),
    email: own('e-mail', 'who chose', 'row goes'),
    token_hash: NONE,
    mails: own('form', 'who chose', 'row goes'),
    summary_day: own('form', 'who gets it', 'row goes'),
  },
  alert_items: {
    user_id: own('id', 'whom it waits for', 'row goes', 'no'),
    company: NONE,
    kind: NONE,
    title: own('free text', 'whom it waits for', 'row goes'),
    detail: own('free text', 'whom it waits for', 'row goes'),
    path: NONE,
    summary_day: NONE,
  },
  alert_rounds: { what: NONE, day: NONE, after: NONE },
};

/** What alerts say about people. */
export const people: PeopleKnown<AlertTables> = { parts: [part], data };
