import { type DeskCounts, MOST_COUNTED } from '@saltbush/capability/desk';
import type { ClientTables } from './tables.ts';

/** Clients whose account nobody has decided about yet. */
export const deskCounts: DeskCounts<ClientTables> = {
  async pendingClients(db) {
    const rows = await db
      .selectFrom('clients')
      .select('reference')
      .where('status', '=', 'pending')
      .limit(MOST_COUNTED)
      .execute();
    return rows.length;
  },
};
