import { daysBefore } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { membersOf } from '@saltbush/clients/neighbours';
import type { IsoDate } from '@saltbush/freight';
import type { Transaction } from 'kysely';
import type { AlertParts } from '../alert-parts.ts';
import { ALERT_KINDS } from '../api/alert-kinds.data.ts';
import { KEPT_DAYS } from '../retention.ts';
import { dueSummaryDay } from '../summaryDay.ts';
import type { Tables } from '../tables.ts';
import { summaryMail } from './summaryMail.ts';
import { takeItems } from './takeItems.ts';

const READERS_AT_ONCE = 100;
const MOST_LINES = 50;

/** Who has something waiting, and no summary of the day yet. */
async function waitingReaders({ database: { db } }: AlertParts, day: IsoDate, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('alert_choices')
    .select('user_id')
    .where(({ or, eb }) => or([eb('alert_choices.summary_day', 'is', null), eb('alert_choices.summary_day', '<', day)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('alert_items')
          .select('alert_items.id')
          .whereRef('alert_items.user_id', '=', 'alert_choices.user_id')
          .where('alert_items.summary_day', '<=', day),
      ),
    )
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(READERS_AT_ONCE)
    .execute();
  return rows.map((row) => row.user_id);
}

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
  const { mails } = row;
  const members = await membersOf(transaction, { userIds: [userId] });
  const email = members[0]?.email ?? row.email;
  const items = await takeItems(transaction, {
    ...{ userId, day, since: daysBefore(at, KEPT_DAYS), most: MOST_LINES },
    kinds: ALERT_KINDS.filter((kind) => mails[kind] === 'daily'),
    companies: members.map(({ company }) => company),
  });
  await transaction.updateTable('alert_choices').set({ summary_day: day }).where('user_id', '=', userId).execute();
  if (items.length > 0 && email !== null) {
    await queueMail(transaction, summaryMail(items, { userId, email, day }, parts));
  }
}

/**
 * From 7:00 in Sydney on, sends each reader what waits for them, in one mail: once a day, whichever gateway does it. What was taken,
 * that it was sent and the mail are one transaction.
 */
export async function sendSummaries(parts: AlertParts, at: Date, isStopped: () => boolean): Promise<void> {
  const day = dueSummaryDay(at);
  for (let after = ''; ; ) {
    const readers = await waitingReaders(parts, day, after);
    for (const userId of readers) {
      if (isStopped()) return;
      await parts.database.db
        .transaction()
        .execute((transaction) => sendSummary(transaction, { userId, day, at }, parts));
    }
    const last = readers.at(-1);
    if (last === undefined || readers.length < READERS_AT_ONCE) return;
    after = last;
  }
}
