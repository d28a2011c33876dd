import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { referencesAt, secretUuid } from '@saltbush/capability/references';
import { companiesOf } from '@saltbush/clients/neighbours';
import { lastDelivered } from '@saltbush/consignments/neighbours';
import { localTime, TERMS } from '@saltbush/freight';
import type { Weekday } from '../api/weekdays.data.ts';
import { SERIES } from '../series.data.ts';
import type { StandingPickupTables } from '../tables.ts';

const DEMO_CLIENT = 'client@saltbush.example';
const TIME_ZONE = 'Australia/Sydney';
const WEEKDAYS: Weekday[] = [2, 4];

/** Has the demo client's latest delivery repeat once, paused: at work it would book by itself and change their figures. */
export async function seedDemoStanding(
  { database: { db }, links, now }: DemoHouse<StandingPickupTables>,
  userIdOf: (email: string) => Promise<string | null>,
): Promise<void> {
  const at = now();
  const userId = await userIdOf(DEMO_CLIENT);
  if (userId === null) return;
  await seedOneAtATime(db, async (transaction) => {
    const [company] = await companiesOf(transaction, userId);
    const [freight] = await lastDelivered(transaction, { userId, most: 1 });
    if (company === undefined || freight === undefined) return;
    const known = await transaction
      .selectFrom('standing_pickups')
      .select('reference')
      .where('client_reference', '=', company)
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const [reference = ''] = await referencesAt(transaction, SERIES, [at]);
    await transaction
      .insertInto('standing_pickups')
      .values({
        ...{ reference, client_reference: company, user_id: userId, email: DEMO_CLIENT },
        ...{ submission_id: secretUuid(links, 'demo standing pickup'), booking_reference: freight.reference },
        ...{ weekdays: JSON.stringify(WEEKDAYS), until: null, is_paused: true, terms_version: TERMS.version },
        ...{ last_day: localTime(at, TIME_ZONE).date, added_at: at },
      })
      .execute();
  });
}
