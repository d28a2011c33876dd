import { tokenHash } from '@saltbush/capability/references';
import type { Kysely } from 'kysely';
import { ALERT_ENDINGS, ALERT_KINDS, type AlertEnding, type AlertKind } from '../api/alert-kinds.data.ts';
import type { AlertMails } from '../api/choices.ts';
import type { Tables } from '../tables.ts';

/** What the link of a mail is about. */
export interface Ended {
  token: string;
  what: string;
}

const isEnded = (kind: AlertKind, what: AlertEnding, mails: AlertMails): boolean =>
  what === 'all' || what === kind || (what === 'daily' && mails[kind] === 'daily');

const endingOf = (what: string): AlertEnding | null => ALERT_ENDINGS.find((ending) => ending === what) ?? null;

/** Whether there is such a link. */
export async function isAlertLink(db: Kysely<Tables>, { token, what }: Ended): Promise<boolean> {
  const hash = tokenHash(token);
  if (hash === null || endingOf(what) === null) return false;
  const row = await db.selectFrom('alert_choices').select('user_id').where('token_hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}

/** Ends mails of whoever has the link, and says what is left. Ending them again writes nothing. Null for an unknown link. */
export async function endMails(
  db: Kysely<Tables>,
  { token, what: text }: Ended,
  now: Date,
): Promise<AlertMails | null> {
  const hash = tokenHash(token);
  const what = endingOf(text);
  if (hash === null || what === null) return null;
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('alert_choices')
      .select(['user_id', 'mails'])
      .where('token_hash', '=', hash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const mails = { ...row.mails };
    const ended = ALERT_KINDS.filter((kind) => mails[kind] !== 'none' && isEnded(kind, what, mails));
    if (ended.length === 0) return mails;
    for (const kind of ended) mails[kind] = 'none';
    await transaction
      .updateTable('alert_choices')
      .set({ mails: JSON.stringify(mails), changed_at: now })
      .where('user_id', '=', row.user_id)
      .execute();
    return mails;
  });
}
