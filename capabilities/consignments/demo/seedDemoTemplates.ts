import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { referencesAt } from '@saltbush/capability/references';
import { SERIES } from '../series.data.ts';
import { clientScope, inScope } from '../shipments/client-scope.ts';
import type { ConsignmentTables } from '../tables.ts';
import { templatesInScope } from '../templates/template-rows.ts';
import { bookedByDemo } from './bookedByDemo.ts';
import { DEMO_COMPANY } from './demo-company.data.ts';
import { demoUuid } from './demoRows.ts';

const TEMPLATES = 3;

/** Keeps a few bookings of the demo client as templates, one of each service, while the client keeps none. */
export async function seedDemoTemplates(
  { database: { db }, now }: DemoHouse<ConsignmentTables>,
  userIdOf: (email: string) => Promise<string | null>,
): Promise<void> {
  const at = now();
  const userId = await userIdOf(DEMO_COMPANY.email);
  if (userId === null) return;
  await seedOneAtATime(db, async (transaction) => {
    const scope = await clientScope(transaction, userId);
    if (await templatesInScope(transaction, scope).limit(1).executeTakeFirst()) return;
    const bookings = await transaction
      .selectFrom('bookings')
      .select(['bookings.reference', 'bookings.delivery_suburb'])
      .distinctOn('bookings.service')
      .where(inScope(scope))
      .where(bookedByDemo)
      .where('bookings.status', '=', 'invoiced')
      .where('bookings.service', 'is not', null)
      .orderBy('bookings.service')
      .orderBy('bookings.reference', 'desc')
      .limit(TEMPLATES)
      .execute();
    if (bookings.length === 0) return;
    const references = await referencesAt(
      transaction,
      SERIES.templates,
      bookings.map(() => at),
    );
    const rows = bookings.map(({ reference, delivery_suburb: to }, index) => ({
      ...{ reference: references[index] ?? '', booking_reference: reference, name: `Weekly to ${to}`, kept_at: at },
      submission_id: demoUuid(`template of ${reference}`),
    }));
    await transaction.insertInto('booking_templates').values(rows).execute();
  });
}
