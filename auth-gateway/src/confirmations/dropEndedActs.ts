import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** For this long, a form that is sent late still gets an answer that says what became of the act. */
export const ENDED_ACT_HOURS = 1;
const HOUR_MS = 3_600_000;

/** Removes acts that expired longer ago than that. */
export async function dropEndedActs(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const rows = await transaction
    .selectFrom('confirmations')
    .select('id')
    .where('expires_at', '<', new Date(now.getTime() - ENDED_ACT_HOURS * HOUR_MS))
    .orderBy('expires_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('confirmations').where('id', 'in', ids).execute();
  return ids.length;
}
