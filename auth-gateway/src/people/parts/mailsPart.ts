import {
  countOf,
  eachRow,
  isAddressOf,
  NOTHING,
  type Person,
  type PersonPart,
  untilDone,
} from '@saltbush/capability/people';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const BATCH_SIZE = 25;
const received = (person: Person) => isAddressOf(person, sql.ref('mails.recipient'));
/** The reply address of a notice to staff is the person it is about. */
const about = (person: Person) => isAddressOf(person, sql.ref('mails.reply_to'));

/** Mails to the person, and notices to staff about them. Waiting ones are never sent. */
export const mailsPart: PersonPart<Tables> = {
  id: 'mails',
  count: async (db, person) =>
    (await countOf(db, sql`mails where ${received(person)}`)) +
    (await countOf(db, sql`mails where ${about(person)} and not ${received(person)}`)),
  async *records(db, person) {
    const mails = eachRow<{ id: number }>((after) =>
      db
        .selectFrom('mails')
        .select(['id', 'kind', 'recipient', 'subject', 'text', 'status', 'queued_at', 'sent_at'])
        .where(received(person))
        .where('id', '>', after?.id ?? 0)
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute(),
    );
    for await (const mail of mails) yield mail;
    const notices = eachRow<{ id: number }>((after) =>
      db
        .selectFrom('mails')
        .select(['id', 'kind', 'subject', 'queued_at'])
        .where(about(person))
        .where('id', '>', after?.id ?? 0)
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute(),
    );
    for await (const notice of notices) yield { ...notice, recipient: 'our staff' };
  },
  async erase(transaction, { person }) {
    const remove = (which: typeof received) =>
      untilDone(async () => {
        const { numDeletedRows } = await transaction
          .deleteFrom('mails')
          .where('id', 'in', (mails) => mails.selectFrom('mails').select('id').where(which(person)).limit(BATCH_SIZE))
          .executeTakeFirst();
        return Number(numDeletedRows);
      });
    return { ...NOTHING, removed: (await remove(received)) + (await remove(about)) };
  },
};
