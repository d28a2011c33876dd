import { createHash } from 'node:crypto';
import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { referencesAt, tokenHash } from '@saltbush/capability/references';
import { DRIVER_DOCUMENT_KINDS, type KeptDriverDetails } from '../api.ts';
import { SERIES } from '../series.data.ts';
import type { DriverTables } from '../tables.ts';
import { DEMO_DRIVERS } from './demo-drivers.data.ts';

const DEMO_STAFF = 'staff@saltbush.example';

/** A UUID made from the name: the same in every database. */
function demoUuid(name: string): string {
  const hex = createHash('sha256').update(`demo driver: ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const detailsOf = ({ name, ...fields }: (typeof DEMO_DRIVERS)[number], index: number): KeptDriverDetails => ({
  ...fields,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@drivers.example`,
  phone: `0491 570 ${String(100 + index)}`,
  abn: '51 824 753 556',
  abnVerified: true,
  availability: 'Weekdays',
  acceptsPrivacy: true,
});

/** Writes the demo drivers once, approved, with no document needed. */
export async function seedDemoDrivers({ database: { db }, links, now }: DemoHouse<DriverTables>): Promise<void> {
  const at = now();
  await seedOneAtATime(db, async (transaction) => {
    const ids = DEMO_DRIVERS.map(({ name }) => demoUuid(name));
    const known = await transaction
      .selectFrom('driver_applications')
      .select('id')
      .where('submission_id', 'in', ids)
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const references = await referencesAt(
      transaction,
      SERIES,
      ids.map(() => at),
    );
    const applications = DEMO_DRIVERS.map((driver, index) => {
      const submissionId = ids[index] ?? '';
      return {
        ...{ submission_id: submissionId, purpose: 'application' as const, status: 'approved' as const, version: 2 },
        ...{ reference: references[index] ?? '', started_at: at, submitted_at: at },
        token_hash: tokenHash(links.token(`driver-application:${submissionId}`)) ?? '',
        details: JSON.stringify(detailsOf(driver, index)),
      };
    });
    const added = await transaction.insertInto('driver_applications').values(applications).returning('id').execute();
    const documents = added.flatMap(({ id }) =>
      DRIVER_DOCUMENT_KINDS.map((kind) => ({ application_id: id, kind, status: 'not-needed' as const })),
    );
    await transaction.insertInto('driver_documents').values(documents).execute();
    const events = added.map(({ id }) => ({
      ...{ application_id: id, at, document: null, status: 'approved' as const, actor: DEMO_STAFF },
      note: 'Set up to try the site out',
    }));
    await transaction.insertInto('driver_events').values(events).execute();
  });
}
