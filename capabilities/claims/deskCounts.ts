import { type DeskCounts, MOST_COUNTED } from '@saltbush/capability/desk';
import type { ClaimTables } from './tables.ts';

/** Claims whose client waits for us: nobody has looked at them yet, or answered what was written since. */
export const deskCounts: DeskCounts<ClaimTables> = {
  async waitingClaims(db) {
    const rows = await db
      .selectFrom('claims')
      .select('reference')
      .where('waits_since', 'is not', null)
      .limit(MOST_COUNTED)
      .execute();
    return rows.length;
  },
};
