import { type DeskCounts, MOST_COUNTED } from '@saltbush/capability/desk';
import { localTime } from '@saltbush/freight';
import { inView, invoicesOfAll } from './invoice-list/invoice-rules.ts';
import type { ConsignmentTables } from './tables.ts';

/** Bookings that wait for an answer, and invoices that should have been paid. */
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
  async overdueInvoices(db, at) {
    const { overdue } = inView(localTime(at, 'Australia/Sydney').date);
    const rows = await invoicesOfAll(db, { isOwed: true })
      .select('invoices.reference')
      .where(overdue)
      .limit(MOST_COUNTED)
      .execute();
    return rows.length;
  },
};
