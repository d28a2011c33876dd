import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { referencesAt, secretUuid } from '@saltbush/capability/references';
import { companiesOf } from '@saltbush/clients/neighbours';
import { addDemoFreight, demoFreightAt, isOwnFreight } from '@saltbush/consignments/neighbours';
import { sql } from 'kysely';
import { runNote } from '../api/run-note.ts';
import { SERIES } from '../series.data.ts';
import type { RunTables } from '../tables.ts';
import { DEMO_CLIENT, DEMO_DELIVERIES } from './demo-run.data.ts';

const KEY = 'run';

/** Writes a run of the demo client once, of which everything has been delivered, without a mail. */
export async function seedDemoRun(
  { database: { db }, links, now }: DemoHouse<RunTables>,
  userIdOf: (email: string) => Promise<string | null>,
): Promise<void> {
  const userId = await userIdOf(DEMO_CLIENT);
  const at = demoFreightAt(now());
  if (userId === null || at === null) return;
  await seedOneAtATime(db, async (transaction) => {
    const [company] = await companiesOf(transaction, userId);
    if (company === undefined) return;
    const isOwn = await isOwnFreight(transaction, userId);
    const known = await transaction
      .selectFrom('run_deliveries')
      .select('run_reference')
      .where(isOwn(sql.ref('run_deliveries.booking_reference')))
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const [reference = ''] = await referencesAt(transaction, SERIES, [at]);
    const of = DEMO_DELIVERIES.length;
    const freight = await addDemoFreight(transaction, {
      ...{ key: KEY, at, userId, company, links },
      deliveries: DEMO_DELIVERIES.map((delivery, index) => ({
        ...delivery,
        note: runNote({ reference, position: index + 1, of }),
      })),
    });
    const sumOf = (of: 'totalExGstCents' | 'gstCents') => freight.reduce((sum, delivery) => sum + delivery[of], 0);
    await transaction
      .insertInto('runs')
      .values({
        ...{ reference, submission_id: secretUuid(links, `demo ${KEY}`), delivery_count: of, requested_at: at },
        ...{ total_ex_cents: sumOf('totalExGstCents'), gst_cents: sumOf('gstCents') },
      })
      .execute();
    const places = freight.map(({ reference: booking }, index) => ({
      ...{ booking_reference: booking, run_reference: reference, position: index + 1 },
    }));
    await transaction.insertInto('run_deliveries').values(places).execute();
  });
}
