import type { PeopleKnown } from '@saltbush/capability/people';
import type { ConsignmentTables } from '../tables.ts';
import { bookingsPart } from './bookingsPart.ts';
import { invoicesPart } from './invoicesPart.ts';
import { obstaclesTo } from './obstaclesTo.ts';
import { PERSONAL_DATA } from './personal-data.data.ts';

/** What consignments say about people. */
export const people: PeopleKnown<ConsignmentTables> = {
  parts: [invoicesPart, bookingsPart],
  data: PERSONAL_DATA,
  obstaclesTo,
  async hasRecordsOf(db, company) {
    const row = await db
      .selectFrom('bookings')
      .select('reference')
      .where('client_reference', '=', company)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
};
