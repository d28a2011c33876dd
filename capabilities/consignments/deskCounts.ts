import { type DeskCounts, MOST_COUNTED } from '@saltbush/capability/desk';
import type { ConsignmentTables } from './tables.ts';

/** Bookings that wait for an answer. */
export const deskCounts: DeskCounts<ConsignmentTables> = {
  async requestedBookings(db) {
    const rows = await db
      .selectFrom('bookings')
      .select('reference')
      .where('status', '=', 'requested')
      .limit(MOST_COUNTED)
      .execute();
    return rows.length;
  },
};
