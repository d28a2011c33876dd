import { daysBefore } from '@saltbush/capability/database';
import { queueMails } from '@saltbush/capability/mail';
import { membersOf } from '@saltbush/clients/neighbours';
import type { IsoDate } from '@saltbush/freight';
import { sql, type Transaction } from 'kysely';
import type { AlertParts } from '../alert-parts.ts';
import { KEPT_DAYS } from '../retention.ts';
import { dueSummaryDay } from '../summaryDay.ts';
import type { Tables } from '../tables.ts';
import { sortItems } from './sortItems.ts';
import { summaryMail } from './summaryMail.ts';
import { type AlertItem, takeItems } from './takeItems.ts';

const MOST_LINES = 50;

/** Somebody for whom something waits, and the summary that it waits for. */
interface Waiting {
  summary_day: IsoDate;
  user_id: string;
}

/**
 * The next after these for whom something waits and who had no summary of the day yet. One at a time, since each may have
 * thousands of rows.
 */
const nextWaiting = ({ database: { db } }: AlertParts, day: IsoDate, after: Waiting): Promise<Waiting | undefined> =>
  db
    .selectFrom('alert_items')
    .innerJoin('alert_choices', 'alert_choices.user_id', 'alert_items.user_id')
    .select(['alert_items.summary_day', 'alert_items.user_id'])
    .where(sql<boolean>`(alert_items.summary_day, alert_items.user_id) > (${after.summary_day}, ${after.user_id})`)
    .where('alert_items.summary_day', '<=', day)
    .where(({ or, eb }) => or([eb('alert_choices.summary_day', 'is', null), eb('alert_choices.summary_day', '<', day)]))
    .orderBy('alert_items.summary_day')
    .orderBy('alert_items.user_id')
    .limit(1)
    .executeTakeFirst();

interface Sending {
  userId: string;
  day: IsoDate;
  at: Date;
}

async function sendSummary(transaction: Transaction<Tables>, { userId, day, at }: Sending, parts: AlertParts) {
  const row = await transaction
    .selectFrom('alert_choices')
    .select(['email', 'mails'])
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('summary_day', 'is', null), eb('summary_day', '<', day)]))
    // What is written meanwhile may refer to it. Whoever has it locked sends it.
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return;
  const members = await membersOf(transaction, { userIds: [userId] });
  const addresses = new Map(members.map(({ company, email }) => [company, email]));
  const since = daysBefore(at, KEPT_DAYS);
  /** Each company's freight goes where that company knows them; null for what is not theirs to hear any more. */
  const addressOf = ({ kind, company, at: happened }: AlertItem): string | null => {
    // Who wants a mail each time by now had none about what waits.
    if (row.mails[kind] === 'none' || happened <= since) return null;
    return company === null ? row.email : (addresses.get(company) ?? null);
  };
  const sorted = sortItems(MOST_LINES, addressOf);
  for await (const items of takeItems(transaction, { userId, day })) sorted.add(items);
  await transaction.updateTable('alert_choices').set({ summary_day: day }).where('user_id', '=', userId).execute();
  await queueMails(
    transaction,
    sorted.letters().map((letter) => summaryMail(letter, { userId, day }, parts)),
  );
}

/**
 * From 7:00 in Sydney on, sends each reader what waits for them, in one mail to each of their addresses: once a day, whichever gateway
 * does it. What was taken, that it was sent and the mails are one transaction.
 */
export async function sendSummaries(parts: AlertParts, at: Date, isStopped: () => boolean): Promise<void> {
  const day = dueSummaryDay(at);
  let waiting = await nextWaiting(parts, day, { summary_day: '', user_id: '' });
  while (waiting && !isStopped()) {
    const { user_id: userId } = waiting;
    await parts.database.db
      .transaction()
      .execute((transaction) => sendSummary(transaction, { userId, day, at }, parts));
    waiting = await nextWaiting(parts, day, waiting);
  }
}
