import { type DeskCounts, MOST_COUNTED } from '@saltbush/capability/desk';
import type { DriverTables } from './tables.ts';

/** Applications that wait for a decision. */
export const deskCounts: DeskCounts<DriverTables> = {
  async driverApplications(db) {
    const rows = await db
      .selectFrom('driver_applications')
      .select('reference')
      .where('status', '=', 'received')
      .limit(MOST_COUNTED)
      .execute();
    return rows.length;
  },
};
