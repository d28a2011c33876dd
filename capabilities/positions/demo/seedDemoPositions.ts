import type { DemoHouse } from '@saltbush/capability';
import { seedOneAtATime } from '@saltbush/capability/database';
import { secretUuid, tokenHash } from '@saltbush/capability/references';
import { type FreightJob, freightInTransit, freightJob } from '@saltbush/consignments/neighbours';
import { nearestTown } from '@saltbush/freight/towns';
import type { Kysely } from 'kysely';
import type { PositionTables, Tables } from '../tables.ts';
import { DEMO_CLIENT, DEMO_DELIVERY, DEMO_PATH, DEMO_STAFF } from './demo-path.data.ts';

const MINUTE_MS = 60_000;
/** The truck has driven that long, and reported a few minutes ago. */
const DRIVEN_MS = 270 * MINUTE_MS;
const REPORTED_AGO_MS = 4 * MINUTE_MS;
/** Positions between two points of the path. */
const STEPS = 4;

const ACCURACY_M = 14;

/** The path as a telephone would report it: the points, and some on the straight between each two. */
const fixes = () =>
  DEMO_PATH.flatMap((from, index) => {
    const to = DEMO_PATH[index + 1];
    if (!to) return [from];
    return Array.from({ length: STEPS }, (_, step) => ({
      latitude: from.latitude + ((to.latitude - from.latitude) * step) / STEPS,
      longitude: from.longitude + ((to.longitude - from.longitude) * step) / STEPS,
    }));
  });

/** The freight to Melbourne that is under way, without a link yet. */
async function freightToFollow(transaction: Kysely<Tables>, userId: string): Promise<FreightJob | null> {
  for (const reference of await freightInTransit(transaction, userId)) {
    const job = await freightJob(transaction, reference);
    if (job?.driver && job.delivery.suburb === DEMO_DELIVERY) {
      const link = await transaction
        .selectFrom('driver_links')
        .select('id')
        .where('booking_reference', '=', reference)
        .executeTakeFirst();
      return link ? null : job;
    }
  }
  return null;
}

/** Writes a driver's link and the way so far for a consignment of the demo client that is under way, once for each. */
export async function seedDemoPositions(
  { database: { db }, links, now: clock }: DemoHouse<PositionTables>,
  userIdOf: (email: string) => Promise<string | null>,
): Promise<void> {
  const userId = await userIdOf(DEMO_CLIENT);
  if (userId === null) return;
  await seedOneAtATime(db, async (transaction) => {
    const job = await freightToFollow(transaction, userId);
    if (job === null || job.driver === null || job.pickedUpAt === null) return;
    const { reference, driver, driverReference, pickedUpAt } = job;
    const until = clock().getTime() - REPORTED_AGO_MS;
    const from = Math.max(pickedUpAt.getTime(), until - DRIVEN_MS);
    const submissionId = secretUuid(links, `demo driver link of ${reference}`);
    const { id } = await transaction
      .insertInto('driver_links')
      .values({
        ...{ booking_reference: reference, submission_id: submissionId, driver, driver_reference: driverReference },
        ...{ token_hash: tokenHash(links.token(`driver-link:${submissionId}`)) ?? '', made_by: DEMO_STAFF },
        ...{ made_at: pickedUpAt, last_seen_at: new Date(until) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const way = fixes();
    const rows = way.map(({ latitude, longitude }, index) => ({
      ...{ link_id: id, report_id: secretUuid(links, `${submissionId}:${index}`), booking_reference: reference },
      ...{ kind: 'position' as const, at: new Date(from + ((until - from) * index) / (way.length - 1)) },
      ...{ latitude, longitude, accuracy_m: ACCURACY_M, place: nearestTown(latitude, longitude).text },
      ...{ sscc: null, stage: null },
    }));
    await transaction.insertInto('driver_reports').values(rows).execute();
  });
}
