import type { Kysely } from 'kysely';
import type { PositionChange } from '../api/shipments.ts';
import type { Tables } from '../tables.ts';
import type { Owned } from './owned.ts';

/** That a consignment has another position, with the owners of the consignment. */
export interface OwnedPosition extends Owned {
  change: PositionChange;
}

/** Transactions end in another order than they began, so this much is read again each time. */
const OVERLAP_MS = 60_000;
const MOST_AT_ONCE = 1_000;

/** Notices new positions: each look reads what was told lately, and passes on what was not seen before. */
export function followPositions(db: Kysely<Tables>, onPosition: (position: OwnedPosition) => void) {
  const seen = new Map<string, number>();
  let newest: number | null = null;

  async function lately() {
    const rows = db
      .selectFrom('position_news')
      .innerJoin('bookings', 'bookings.reference', 'position_news.booking_reference')
      .select(['bookings.reference', 'bookings.user_id', 'bookings.client_reference', 'position_news.at'])
      .orderBy('position_news.at', 'desc')
      .limit(MOST_AT_ONCE);
    return newest === null
      ? rows.execute()
      : rows.where('position_news.at', '>', new Date(newest - OVERLAP_MS)).execute();
  }

  return {
    async look(): Promise<void> {
      const isFirst = newest === null;
      const rows = await lately();
      newest = Math.max(newest ?? 0, ...rows.map(({ at }) => at.getTime()));
      for (const { reference, at, ...row } of rows) {
        if (seen.get(reference) === at.getTime()) continue;
        seen.set(reference, at.getTime());
        if (isFirst) continue;
        const owner = { userId: row.user_id, company: row.client_reference, isForStaff: false };
        onPosition({ ...owner, change: { reference, at: at.toISOString() } });
      }
      for (const [reference, at] of seen) if (at <= newest - OVERLAP_MS) seen.delete(reference);
    },
    /** What was told before the next look counts as seen. */
    forget(): void {
      newest = null;
      seen.clear();
    },
  };
}
