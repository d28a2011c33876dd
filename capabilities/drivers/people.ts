import { randomUUID } from 'node:crypto';
import type { Queries } from '@saltbush/capability/database';
import {
  audit,
  countOf,
  type Erasing,
  eachChunk,
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
import type { KeptDriverDetails } from './api.ts';
import type { DriverTables } from './tables.ts';

const BATCH_SIZE = 10;
const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/heic': 'heic' };
const ofPerson = (person: Person) => isAddressOf(person, sql`(driver_applications.details ->> 'email')`);

const applications = (db: Queries<DriverTables>, person: Person) =>
  eachRow<{ id: number; reference: string | null }>((after) =>
    db
      .selectFrom('driver_applications')
      .select(['id', 'reference', 'purpose', 'status', 'details', 'note', 'started_at', 'submitted_at'])
      .where(ofPerson(person))
      .where('id', '>', after?.id ?? 0)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );

/** What is kept of an approved driver: that they were approved, and with which licence class. */
const blankDetails = (details: KeptDriverDetails, { pseudonym, address }: Erasing): KeptDriverDetails => ({
  ...details,
  ...{ name: pseudonym, email: address, phone: '', abn: '', vehicle: '', availability: '' },
});

/** Keeps the fact that an approved driver was checked; removes who it was, and the documents. */
async function blank(transaction: Queries<DriverTables>, erasing: Erasing, id: number, details: KeptDriverDetails) {
  await transaction
    .updateTable('driver_applications')
    // The private link then opens nothing.
    .set({ details: JSON.stringify(blankDetails(details, erasing)), note: '', token_hash: `erased ${randomUUID()}` })
    .where('id', '=', id)
    .execute();
  const noFile = { file_name: null, media_type: null, size_bytes: null, content: null, note: '' };
  await transaction.updateTable('driver_documents').set(noFile).where('application_id', '=', id).execute();
  await transaction.updateTable('driver_events').set({ note: '' }).where('application_id', '=', id).execute();
}

const part: PersonPart<DriverTables> = {
  id: 'drivers',
  // Which positions are of a person is found through their application.
  follows: ['positions'],
  count: (db, person) => countOf(db, sql`driver_applications where ${ofPerson(person)}`),
  records: applications,
  async *files(db, person) {
    for await (const { id, reference } of applications(db, person)) {
      const documents = await db
        .selectFrom('driver_documents')
        .select(['kind', 'media_type'])
        .where('application_id', '=', id)
        .where('media_type', 'is not', null)
        .execute();
      for (const { kind, media_type } of documents) {
        const ending = media_type === null ? 'bin' : (ENDINGS[media_type] ?? 'bin');
        const where = sql<boolean>`application_id = ${id} and kind = ${kind}`;
        yield {
          path: `driver-documents/${reference ?? id}/${kind}.${ending}`,
          chunks: eachChunk(db, { table: 'driver_documents', column: 'content', where }),
        };
      }
    }
  },
  async erase(transaction, erasing) {
    let removed = 0;
    let blanked = 0;
    await untilDone(async () => {
      const rows = await transaction
        .selectFrom('driver_applications')
        .select(['id', 'status', 'details'])
        .where(ofPerson(erasing.person))
        .limit(BATCH_SIZE)
        .forUpdate()
        .execute();
      for (const { id, status, details } of rows) {
        if (status === 'approved' && details !== null) {
          await blank(transaction, erasing, id, details);
          blanked += 1;
        } else {
          await transaction.deleteFrom('driver_applications').where('id', '=', id).execute();
          removed += 1;
        }
      }
      return rows.length;
    });
    return { ...NOTHING, removed, blanked };
  },
};

const data: PersonalData = {
  driver_applications: {
    submission_id: NONE,
    token_hash: NONE,
    purpose: NONE,
    status: NONE,
    reference: NONE,
    details: own('form', 'the driver', 'pseudonym'),
    note: own('free text', 'the driver', 'blanked'),
  },
  driver_documents: {
    kind: NONE,
    status: NONE,
    note: own('free text', 'the driver', 'blanked', 'no'),
    file_name: own('free text', 'the driver', 'blanked', 'no'),
    media_type: NONE,
    content: own('document', 'the driver', 'blanked'),
  },
  driver_events: {
    document: NONE,
    status: NONE,
    note: withheld(own('free text', 'the driver', 'blanked'), 'What staff note for each other'),
    actor: audit(),
  },
};

/** What applications say about people. */
export const people = { parts: [part], data };
