import type { DemoHouse } from '@saltbush/capability';
import { tokenHash } from '@saltbush/capability/references';
import { alertToken } from '../alertToken.ts';
import type { AlertMails } from '../api/choices.ts';
import type { AlertTables } from '../tables.ts';

/** The account whose choices they are. */
const DEMO_CLIENT = 'client@saltbush.example';
const CHOSEN: AlertMails = { pickup: 'none', delay: 'each', delivered: 'daily', invoice: 'daily', claim: 'each' };

/** Gives the demo client a few choices, while they have none. */
export async function seedDemoChoices(
  { database: { db }, links, now }: DemoHouse<AlertTables>,
  userIdOf: (email: string) => Promise<string | null>,
): Promise<void> {
  const userId = await userIdOf(DEMO_CLIENT);
  if (userId === null) return;
  await db
    .insertInto('alert_choices')
    .values({
      ...{ user_id: userId, email: DEMO_CLIENT, mails: JSON.stringify(CHOSEN), changed_at: now() },
      token_hash: tokenHash(alertToken(links, userId)) ?? '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
