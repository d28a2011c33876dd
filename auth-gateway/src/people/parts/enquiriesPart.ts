import { sql } from 'kysely';
import { removeEnquiries } from '../../enquiries/removeEnquiries.ts';
import { isAddressOf, type Person } from '../person.ts';
import { countOf, eachRow, untilDone } from './in-batches.ts';
import { NOTHING, type PersonPart } from './person-part.ts';

const BATCH_SIZE = 25;
const own = (person: Person) => isAddressOf(person, sql.ref('enquiries.email'));

export const enquiriesPart: PersonPart = {
  id: 'enquiries',
  count: (db, person) => countOf(db, sql`enquiries where ${own(person)}`),
  records: (db, person) =>
    eachRow<{ reference: string }>((after) =>
      db
        .selectFrom('enquiries')
        .select(['reference', 'topic', 'name', 'email', 'phone', 'company', 'message', 'status', 'received_at'])
        .where(own(person))
        .where('reference', '>', after?.reference ?? '')
        .orderBy('reference')
        .limit(BATCH_SIZE)
        .execute(),
    ),
  async erase(transaction, { person }) {
    const removed = await untilDone(async () => {
      const rows = await transaction
        .selectFrom('enquiries')
        .select('reference')
        .where(own(person))
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
