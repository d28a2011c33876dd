import {
  countOf,
  isAddressOf,
  NONE,
  NOTHING,
  own,
  type PeopleKnown,
  type Person,
  type PersonalData,
  type PersonPart,
} from '@saltbush/capability/people';
import { isOwnFreight } from '@saltbush/consignments/neighbours';
import { sql, type Transaction } from 'kysely';
import type { Tables, WebhookTables } from './tables.ts';

const isAdder = (person: Person) => isAddressOf(person, sql.ref('webhooks.added_by'));

/** Only what went wrong is told in words that may name somebody. */
async function removeWords(transaction: Transaction<Tables>, { userIds }: Person): Promise<number> {
  let removed = 0;
  for (const userId of userIds) {
    const isOwn = await isOwnFreight(transaction, userId);
    const { numDeletedRows } = await transaction
      .deleteFrom('webhook_deliveries')
      .where('body', 'like', '%"exception":{%')
      .where(isOwn(sql.ref('webhook_deliveries.booking_reference')))
      .executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}

/** A webhook is its company's and stays with it, without who added it. */
const part: PersonPart<WebhookTables> = {
  id: 'webhooks',
  count: (db, person) => countOf(db, sql`webhooks where ${isAdder(person)}`),
  async *records(db, person) {
    yield* await db
      .selectFrom('webhooks')
      .select(['url', 'description', 'events', 'state', 'added_at'])
      .where(isAdder(person))
      .orderBy('id')
      .execute();
  },
  async erase(transaction, { person, address }) {
    const removed = await removeWords(transaction, person);
    const { numUpdatedRows } = await transaction
      .updateTable('webhooks')
      .set({ added_by: address })
      .where(isAdder(person))
      .executeTakeFirst();
    return { ...NOTHING, removed, blanked: Number(numUpdatedRows) };
  },
};

const SYSTEMS = { why: 'An address of a system of the company, and stays with it' };

const data: PersonalData = {
  webhooks: {
    client_reference: NONE,
    submission_id: NONE,
    url: { ...own('free text', 'the company', 'kept', 'own part'), ...SYSTEMS },
    description: { ...own('free text', 'the company', 'kept', 'own part'), ...SYSTEMS },
    events: NONE,
    state: NONE,
    secret: NONE,
    old_secret: NONE,
    added_by: own('e-mail', 'who added it', 'pseudonym', 'no'),
  },
  webhook_deliveries: {
    message_id: NONE,
    event: NONE,
    booking_reference: NONE,
    body: own('free text', 'whoever is named where something went wrong', 'row goes', 'no'),
    status: NONE,
    trace: NONE,
    answer: {
      ...own('free text', 'the company', 'kept', 'no'),
      why: 'What its system answered, removed after 30 days',
    },
  },
};

/** What webhooks say about people. */
export const people: PeopleKnown<WebhookTables> = { parts: [part], data };
