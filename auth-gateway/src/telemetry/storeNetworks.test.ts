import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layDatabase } from '../../fixtures/layDatabase.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { storeNetworks } from './storeNetworks.ts';
import { dropOldNetworks } from './telemetryRetention.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

it('knows a network of the day before, by a time that all of them share, and forgets it after two days', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saltbush-networks-'));
  await layDatabase(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const { db } = database;
  const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const before = (hours: number) => new Date(midnight.getTime() - hours * HOUR_MS);
  await db
    .insertInto('visit_networks')
    .values([
      { network: 'early of yesterday', known_since: before(20) },
      { network: 'late of yesterday', known_since: before(0.5) },
    ])
    .execute();
  const named = (today: string, earlier: string | null, isHosting = false) => ({ today, before: earlier, isHosting });
  const networks = [
    named('a', 'early of yesterday'),
    named('b', 'late of yesterday'),
    named('c', 'nobody'),
    named('d', null),
    named('e', 'early of yesterday', true),
  ];
  await storeNetworks(db, networks);
  const rows = await db.selectFrom('visit_networks').select(['network', 'known_since']).orderBy('network').execute();
  const since = new Map(rows.map(({ network, known_since }) => [network, known_since]));
  expect(since.get('a')).toEqual(before(1));
  expect(since.get('e')).toBeNull();
  for (const network of ['b', 'c', 'd'])
    expect(since.get(network)?.getTime()).toBeGreaterThanOrEqual(midnight.getTime());
  // Whoever was seen once is not younger the second time.
  await storeNetworks(db, [named('c', 'early of yesterday')]);
  const again = await db
    .selectFrom('visit_networks')
    .select('known_since')
    .where('network', '=', 'c')
    .executeTakeFirst();
  expect(again?.known_since).toEqual(since.get('c'));

  const dropAt = (days: number) =>
    db.transaction().execute((transaction) => dropOldNetworks(transaction, new Date(Date.now() + days * DAY_MS), 100));
  expect(await dropAt(1)).toBe(0);
  expect(await dropAt(2.1)).toBe(7);
  await database.close();
  await rm(dataDir, { recursive: true });
});
