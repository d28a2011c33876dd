import { type PrivateLinks, tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { hideAlerts } from '@saltbush/consignments/neighbours';
import type { Kysely } from 'kysely';
import { alertToken } from '../alertToken.ts';
import { ALERT_KINDS } from '../api/alert-kinds.data.ts';
import type { AlertChoicesInput } from '../api/choices.ts';
import type { Tables } from '../tables.ts';
import { memberAddress } from './memberAddress.ts';
import { NO_MAILS } from './noMails.ts';

interface Saving {
  userId: string;
  verified: string | null;
  links: PrivateLinks;
  now: Date;
}

/**
 * Whoever has lost their address keeps what they chose, and may end it.
 * @throws Refusal `address-not-verified` for somebody who wants other mails than before and whom nobody knows an address of.
 */
export async function saveChoices(
  db: Kysely<Tables>,
  { mails, hidden }: AlertChoicesInput,
  { userId, verified, links, now }: Saving,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('alert_choices')
      .select('mails')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const before = row?.mails ?? NO_MAILS;
    const wantsMore = ALERT_KINDS.some((kind) => mails[kind] !== 'none' && mails[kind] !== before[kind]);
    if (wantsMore && verified === null && (await memberAddress(transaction, userId)) === null) {
      const message =
        'We cannot send mails to you: the address of your account is not verified. Verify it, or call us.';
      throw new Refusal(message, { status: 409, code: 'address-not-verified' });
    }
    const chosen = { email: verified, mails: JSON.stringify(mails), changed_at: now };
    await transaction
      .insertInto('alert_choices')
      .values({ user_id: userId, token_hash: tokenHash(alertToken(links, userId)) ?? '', ...chosen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
      .execute();
    await hideAlerts(transaction, userId, hidden);
  });
}
