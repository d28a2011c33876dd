import { type DeskCounts, MOST_COUNTED } from '@saltbush/capability/desk';
import type { EnquiryTables } from './tables.ts';

/** Enquiries that nobody has taken up yet. */
export const deskCounts: DeskCounts<EnquiryTables> = {
  async newEnquiries(db) {
    const rows = await db
      .selectFrom('enquiries')
      .select('reference')
      .where('status', '=', 'new')
      .where('is_suspect', '=', false)
      .limit(MOST_COUNTED)
      .execute();
    return rows.length;
  },
};
