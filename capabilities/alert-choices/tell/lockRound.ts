import type { IsoDate } from '@saltbush/freight';
import type { Transaction } from 'kysely';
import type { AlertTables, Tables } from '../tables.ts';

type What = AlertTables['alert_rounds']['what'];

/** How far it was told. Whoever else tells of it waits until this transaction ends. */
export async function lockRound(
  transaction: Transaction<Tables>,
  what: What,
  first: { day: IsoDate; after: string },
): Promise<{ day: IsoDate; after: string }> {
  await transaction
    .insertInto('alert_rounds')
    .values({ what, ...first })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('alert_rounds')
    .select(['day', 'after'])
    .where('what', '=', what)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** It was told so far. */
export async function moveRound(
  transaction: Transaction<Tables>,
  what: What,
  to: { day: IsoDate; after: string },
): Promise<void> {
  await transaction.updateTable('alert_rounds').set(to).where('what', '=', what).execute();
}
