import type { IsoDate } from '@saltbush/freight';
import type { Selectable, Transaction } from 'kysely';
import type { AlertKind } from '../api/alert-kinds.data.ts';
import type { AlertTables, Tables } from '../tables.ts';

/** Of what waits, `of` is how many there are of those that are told. */
export type AlertItem = Selectable<AlertTables['alert_items']> & { of: number };

interface Taking {
  userId: string;
  /** The day of the summary. */
  day: IsoDate;
  since: Date;
  /** Kinds that the user still wants in it. */
  kinds: readonly AlertKind[];
  /** Companies that they still belong to. */
  companies: readonly string[];
  most: number;
}

/**
 * Takes what waits for the summaries of a user up to a day, and gives back the newest `most` of what is still theirs to hear. One
 * statement, so that what is written meanwhile waits on.
 */
export async function takeItems(
  transaction: Transaction<Tables>,
  { userId, day, since, kinds, companies, most }: Taking,
): Promise<AlertItem[]> {
  return transaction
    .with('taken', (db) =>
      db.deleteFrom('alert_items').where('user_id', '=', userId).where('summary_day', '<=', day).returningAll(),
    )
    .selectFrom('taken')
    .selectAll()
    .select(({ fn }) => fn.countAll<number>().over().as('of'))
    .where('at', '>', since)
    .where((where) => (kinds.length === 0 ? where.lit(false) : where('kind', 'in', [...kinds])))
    .where((where) =>
      where.or([
        where('company', 'is', null),
        ...(companies.length > 0 ? [where('company', 'in', [...companies])] : []),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
