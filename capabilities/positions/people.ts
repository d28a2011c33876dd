import type { Queries } from '@saltbush/capability/database';
import {
  audit,
  eachRow,
  NONE,
  NOTHING,
  own,
  type PeopleKnown,
  type Person,
  type PersonalData,
  type PersonPart,
  untilDone,
} from '@saltbush/capability/people';
import { driversOf } from '@saltbush/drivers/neighbours';
import { sql } from 'kysely';
import type { PositionTables, Tables } from './tables.ts';

const BATCH_SIZE = 500;

/** Links that were made for a person who drives for us. */
async function linksOf(db: Queries<Tables>, person: Person): Promise<number[]> {
  const drivers = await driversOf(db, person);
  if (drivers.length === 0) return [];
  const rows = await db.selectFrom('driver_links').select('id').where('driver_reference', 'in', drivers).execute();
  return rows.map(({ id }) => id);
}

const reportsOf = (db: Queries<Tables>, links: readonly number[]) =>
  eachRow((after: { link_id: number; report_id: string } | null) =>
    db
      .selectFrom('driver_reports')
      .select(['link_id', 'report_id', 'booking_reference', 'kind', 'at'])
      .select(['latitude', 'longitude', 'accuracy_m', 'place'])
      .where('link_id', 'in', links)
      .where(
        sql<boolean>`(link_id, report_id) > (${after?.link_id ?? 0}, ${after?.report_id ?? '00000000-0000-0000-0000-000000000000'}::uuid)`,
      )
      .orderBy('link_id')
      .orderBy('report_id')
      .limit(BATCH_SIZE)
      .execute(),
  );

/** Where a driver's telephone was goes with the driver; that there was a link stays, without the name. */
const part: PersonPart<PositionTables> = {
  id: 'positions',
  async count(db, person) {
    const links = await linksOf(db, person);
    if (links.length === 0) return 0;
    const { count } = await db
      .selectFrom('driver_reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('link_id', 'in', links)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async *records(db, person) {
    const links = await linksOf(db, person);
    if (links.length === 0) return;
    for await (const { link_id: _link, report_id: _report, ...record } of reportsOf(db, links)) yield record;
  },
  async erase(transaction, { person, pseudonym }) {
    const links = await linksOf(transaction, person);
    if (links.length === 0) return NOTHING;
    const removed = await untilDone(async () => {
      const { numDeletedRows } = await transaction
        .deleteFrom('driver_reports')
        .where(sql<boolean>`(link_id, report_id) in (
          select link_id, report_id from driver_reports where link_id = any(${links}) limit ${BATCH_SIZE})`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
    // From then on they open nothing: the booking names another driver.
    await transaction.updateTable('driver_links').set({ driver: pseudonym }).where('id', 'in', links).execute();
    return { ...NOTHING, removed, blanked: links.length };
  },
};

const data: PersonalData = {
  driver_links: {
    booking_reference: NONE,
    submission_id: NONE,
    token_hash: NONE,
    driver: own('name', 'the driver', 'pseudonym', 'no'),
    driver_reference: NONE,
    made_by: audit(),
    revoked_by: audit(),
  },
  driver_reports: {
    report_id: NONE,
    booking_reference: NONE,
    kind: NONE,
    place: own('address', 'where the driver was', 'row goes', 'own part'),
    sscc: NONE,
    stage: NONE,
  },
};

/** What positions say about people. Which driver somebody is, drivers know until they are erased themselves. */
export const people: PeopleKnown<PositionTables> = { parts: [part], data };
