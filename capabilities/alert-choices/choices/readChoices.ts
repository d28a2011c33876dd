import { hiddenAlerts } from '@saltbush/consignments/neighbours';
import type { Kysely } from 'kysely';
import type { AlertChoices } from '../api/choices.ts';
import { nextSummaryAt } from '../summaryDay.ts';
import type { Tables } from '../tables.ts';
import { memberAddress } from './memberAddress.ts';
import { NO_MAILS } from './noMails.ts';

interface Asked {
  userId: string;
  /** The address of the account, where the issuer has verified it. */
  verified: string | null;
  now: Date;
}

/** What a user is told and how, and where mails go. */
export async function readChoices(db: Kysely<Tables>, { userId, verified, now }: Asked): Promise<AlertChoices> {
  const row = await db.selectFrom('alert_choices').select('mails').where('user_id', '=', userId).executeTakeFirst();
  return {
    mails: row?.mails ?? NO_MAILS,
    hidden: await hiddenAlerts(db, userId),
    email: (await memberAddress(db, userId)) ?? verified,
    nextSummaryAt: nextSummaryAt(now).toISOString(),
  };
}
