import type { GroundTables, Queries } from '@saltbush/capability/database';
import {
  audit,
  countOf,
  eachRow,
  isAddressOf,
  NONE,
  NOTHING,
  own,
  type Person,
  type PersonalData,
  type PersonPart,
  untilDone,
  withheld,
} from '@saltbush/capability/people';
import { sql } from 'kysely';
import { removeEnquiries } from './removeEnquiries.ts';
import type { EnquiryTables } from './tables.ts';

const BATCH_SIZE = 25;
const ofPerson = (person: Person) => isAddressOf(person, sql.ref('enquiries.email'));

interface Line {
  at: Date;
  /** Our replies are the person's to have; what staff note for each other, and who they are, is not. */
  from: 'us' | 'the person, as we put it down';
  words: string;
}

/** What was written after the message, oldest first, by the reference of the enquiry. */
async function threadsOf(
  db: Queries<EnquiryTables & GroundTables>,
  references: readonly string[],
): Promise<ReadonlyMap<string, Line[]>> {
  const threads = new Map<string, Line[]>();
  if (references.length === 0) return threads;
  const rows = await db
    .selectFrom('enquiry_events')
    .select(['reference', 'at', 'kind', 'words'])
    .where('reference', 'in', [...references])
    .where('kind', '<>', 'step')
    .orderBy('id')
    .execute();
  for (const { reference, at, kind, words } of rows) {
    const line: Line = { at, from: kind === 'reply' ? 'us' : 'the person, as we put it down', words };
    threads.set(reference, [...(threads.get(reference) ?? []), line]);
  }
  return threads;
}

const part: PersonPart<EnquiryTables> = {
  id: 'enquiries',
  count: (db, person) => countOf(db, sql`enquiries where ${ofPerson(person)}`),
  records: (db, person) =>
    eachRow<{ reference: string }>(async (after) => {
      const rows = await db
        .selectFrom('enquiries')
        .select(['reference', 'topic', 'name', 'email', 'phone', 'company', 'message', 'status', 'received_at'])
        .where(ofPerson(person))
        .where('reference', '>', after?.reference ?? '')
        .orderBy('reference')
        .limit(BATCH_SIZE)
        .execute();
      const threads = await threadsOf(
        db,
        rows.map(({ reference }) => reference),
      );
      return rows.map((row) => ({ ...row, thread: threads.get(row.reference) ?? [] }));
    }),
  async erase(transaction, { person }) {
    const removed = await untilDone(async () => {
      const rows = await transaction
        .selectFrom('enquiries')
        .select('reference')
        .where(ofPerson(person))
        .limit(BATCH_SIZE)
        .forUpdate()
        .execute();
      await removeEnquiries(
        transaction,
        rows.map(({ reference }) => reference),
      );
      return rows.length;
    });
    return { ...NOTHING, removed };
  },
};

const data: PersonalData = {
  enquiries: {
    reference: NONE,
    submission_id: NONE,
    topic: NONE,
    name: own('name', 'who wrote', 'row goes'),
    email: own('e-mail', 'who wrote', 'row goes'),
    phone: own('phone', 'who wrote', 'row goes'),
    company: own('name', 'who wrote', 'row goes'),
    message: own('free text', 'who wrote', 'row goes'),
    status: NONE,
  },
  enquiry_events: {
    reference: NONE,
    status: NONE,
    note: withheld(own('free text', 'whoever is named', 'row goes'), 'What staff note for each other'),
    actor: { ...audit(), erased: 'row goes' },
    kind: NONE,
    words: own('free text', 'who wrote', 'row goes'),
    heard_by: NONE,
    submission_id: NONE,
  },
};

/** What enquiries say about people. */
export const people = { parts: [part], data };
