import {
  countOf,
  eachRow,
  isAddressOf,
  isUserOf,
  NONE,
  NOTHING,
  own,
  type Person,
  type PersonalData,
  type PersonPart,
  untilDone,
} from '@saltbush/capability/people';
import { sql } from 'kysely';
import { removeQuotes } from './removeQuotes.ts';
import type { QuoteTables } from './tables.ts';

const BATCH_SIZE = 100;
const saved = (person: Person) => isUserOf(person, sql.ref('quotes.user_id'));
const mailed = (person: Person) => isAddressOf(person, sql.ref('quote_mails.recipient'));

/** Quotes that the person saved while signed in, and requests to mail a quote. Other quotes carry no name. */
const part: PersonPart<QuoteTables> = {
  id: 'quotes',
  follows: ['bookings'],
  count: async (db, person) =>
    (await countOf(db, sql`quotes where ${saved(person)}`)) +
    (await countOf(db, sql`quote_mails where ${mailed(person)}`)),
  async *records(db, person) {
    const quotes = eachRow<{ reference: string }>((after) =>
      db
        .selectFrom('quotes')
        .select(['reference', 'saved_at', 'valid_until', 'booking_reference', 'request', 'quote'])
        .where(saved(person))
        .where('reference', '>', after?.reference ?? '')
        .orderBy('reference')
        .limit(BATCH_SIZE)
        .execute(),
    );
    for await (const quote of quotes) yield quote;
    const mails = await db
      .selectFrom('quote_mails')
      .select(['reference', 'recipient', 'asked_at'])
      .where(mailed(person))
      .execute();
    for (const { reference, recipient, asked_at } of mails) yield { mailed: reference, to: recipient, at: asked_at };
  },
  async erase(transaction, { person }) {
    const removed = await untilDone(async () => {
      const rows = await transaction
        .selectFrom('quotes')
        .select('reference')
        .where(saved(person))
        .where('booking_reference', 'is', null)
        .limit(BATCH_SIZE)
        .forUpdate()
        .execute();
      await removeQuotes(
        transaction,
        rows.map(({ reference }) => reference),
      );
      return rows.length;
    });
    const blanked = await untilDone(async () => {
      const { numUpdatedRows } = await transaction
        .updateTable('quotes')
        .set({ user_id: null })
        .where('reference', 'in', (quotes) =>
          quotes.selectFrom('quotes').select('reference').where(saved(person)).limit(BATCH_SIZE),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
    const mails = await untilDone(async () => {
      const { numDeletedRows } = await transaction
        .deleteFrom('quote_mails')
        .where('submission_id', 'in', (rows) =>
          rows.selectFrom('quote_mails').select('submission_id').where(mailed(person)).limit(BATCH_SIZE),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
    return { ...NOTHING, removed: removed + mails, blanked };
  },
};

const data: PersonalData = {
  quotes: {
    reference: NONE,
    token_hash: NONE,
    submission_id: NONE,
    user_id: own('id', 'who saved it', 'blanked', 'no'),
    replaces: NONE,
    request: own('address', 'who saved it: suburbs, freight', 'row goes'),
    quote: NONE,
    pricing_version: NONE,
    terms_version: NONE,
    valid_until: NONE,
    booking_reference: NONE,
  },
  quote_endings: { ending: NONE },
  quote_mails: { submission_id: NONE, reference: NONE, recipient: own('e-mail', 'who got it', 'row goes') },
};

/** What quotes say about people. */
export const people = { parts: [part], data };
