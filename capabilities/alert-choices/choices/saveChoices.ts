import { type PrivateLinks, tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { hideAlerts } from '@saltbush/consignments/neighbours';
import type { Kysely } from 'kysely';
import { alertToken } from '../alertToken.ts';
import type { AlertChoicesInput } from '../api/choices.ts';
import type { Tables } from '../tables.ts';
import { memberAddress } from './memberAddress.ts';

interface Saving {
  userId: string;
  verified: string | null;
  links: PrivateLinks;
  now: Date;
}

/** @throws Refusal `address-not-verified` for somebody who wants mails and whom nobody knows an address of. */
export async function saveChoices(
  db: Kysely<Tables>,
  { mails, hidden }: AlertChoicesInput,
  { userId, verified, links, now }: Saving,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const wantsMails = Object.values(mails).some((way) => way !== 'none');
    if (wantsMails && verified === null && (await memberAddress(transaction, userId)) === null) {
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
