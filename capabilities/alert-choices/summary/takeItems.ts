import type { IsoDate } from '@saltbush/freight';
import type { Selectable, Transaction } from 'kysely';
import type { AlertTables, Tables } from '../tables.ts';

export type AlertItem = Selectable<AlertTables['alert_items']>;

/** As many as are removed in a few milliseconds. */
const MOST_AT_ONCE = 100;

/**
 * Takes what waits for the summaries of a user up to a day, some at a time and in no order. What is given back is what was removed, so
 * what is written meanwhile is either told or waits on.
 */
export async function* takeItems(
  transaction: Transaction<Tables>,
  { userId, day }: { userId: string; day: IsoDate },
): AsyncGenerator<AlertItem[]> {
  for (;;) {
    const items = await transaction
      .deleteFrom('alert_items')
      .where('id', 'in', (due) =>
        due
          .selectFrom('alert_items')
          .select('id')
          .where('user_id', '=', userId)
          .where('summary_day', '<=', day)
          .limit(MOST_AT_ONCE),
      )
      .returningAll()
      .execute();
    // Somebody else may have removed some of them, so fewer than were asked for are not the last.
    if (items.length === 0) return;
    yield items;
  }
}
