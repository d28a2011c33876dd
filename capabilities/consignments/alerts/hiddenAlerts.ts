import type { Kysely } from 'kysely';
import { type Alert, HIDEABLE_ALERTS, type HideableAlert } from '../api/alerts.ts';
import type { Tables } from '../tables.ts';

/** The kinds of alerts that a user does not want to see, in the order in which they are offered. */
export async function hiddenAlerts(db: Kysely<Tables>, userId: string): Promise<HideableAlert[]> {
  const row = await db.selectFrom('hidden_alerts').select('kinds').where('user_id', '=', userId).executeTakeFirst();
  return HIDEABLE_ALERTS.filter((kind) => row?.kinds.includes(kind));
}

/** Hides these kinds of alerts from a user, and shows every other. */
export async function hideAlerts(
  transaction: Kysely<Tables>,
  userId: string,
  hidden: readonly HideableAlert[],
): Promise<void> {
  if (hidden.length === 0) {
    await transaction.deleteFrom('hidden_alerts').where('user_id', '=', userId).execute();
    return;
  }
  const kinds = JSON.stringify(hidden);
  await transaction
    .insertInto('hidden_alerts')
    .values({ user_id: userId, kinds })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ kinds }))
    .execute();
}

/** Quotes are not among what can be hidden. */
export const isHidden = (hidden: readonly HideableAlert[], kind: Alert['kind']): boolean =>
  hidden.some((each) => each === kind);
