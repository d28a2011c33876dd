import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from '@saltbush/capability/database';
import { sql } from 'kysely';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { layDatabase } from '../../fixtures/layDatabase.ts';
import { MIGRATIONS } from './migrate.ts';
import { type Database, openDatabase } from './openDatabase.ts';

/** Statements that remove something which an older gateway may still use. */
const TAKES_AWAY =
  /\bdrop\s+(table|column|view|type|sequence)\b|\brename\b|\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b|\bset\s+not\s+null\b/i;
/** A new column that older gateways do not fill in. */
const UNFILLED = /\badd\s+column\s+(?:(?!,|;)[\s\S])*?\bnot\s+null\b(?:(?!,|;)[\s\S])*/gi;

/** Why an older gateway could not go on after this migration; null when it could. */
function obstacle({ statements }: Pick<Migration, 'statements'>): string | null {
  const [taken] = statements.match(TAKES_AWAY) ?? [];
  if (taken !== undefined) return taken;
  return statements.match(UNFILLED)?.find((column) => !/\b(default|generated)\b/i.test(column)) ?? null;
}

/** Earlier migrations are not checked: at that time old and new gateways did not yet run side by side. */
const FIRST_CHECKED = '0018';

const EXPAND: Migration = { id: '9001-expand', statements: 'alter table settings add column note text' };
const CONTRACT: Migration = {
  id: '9002-contract',
  statements: 'alter table settings drop column note',
  needs: '9001-expand',
};

/** What the databases of earlier gateways have, in the order in which they got it. Only ever longer. */
const RELEASED = [
  '0001-releases',
  '0002-sign-in',
  '0003-traffic',
  '0004-mail',
  '0005-quotes',
  '0006-bookings',
  '0007-enquiries',
  '0008-drivers',
  '0009-clients',
  '0010-shipments',
  '0011-invoices',
  '0012-rate-sheet-versions',
  '0013-shipment-lists',
  '0014-release-log',
  '0015-release-health',
  '0016-release-overrides',
  '0017-enquiry-suspicion',
  '0018-rate-sheet-uploads',
  '0020-confirmations',
  '0025-session-ends',
  '0026-client-invitations',
  '0028-least-gateway',
  '0030-removal',
  '0031-people',
  '0044-pickup-times',
  '0046-quote-endings',
  '0047-payment-terms',
  '0050-unlogged-counters',
  '0051-route-claims',
  '0053-retirements',
  '0054-visit-networks',
  '0055-log-signatures',
  '0056-build-failures',
  '0057-visits-without-vote',
  '0065-upstreams',
  '0074-search-words',
  '0075-consignment-search',
  '0076-client-search',
  '0077-enquiry-search',
  '0078-driver-search',
  '0079-quote-search',
  '0080-fleet',
  '0081-allocations',
  '0082-enquiry-thread',
  '0083-invoice-payments',
  '0084-desk-lists',
  '0085-handling-units',
  '0086-members',
  '0087-event-actors',
  '0088-credit-notes',
  '0091-addresses',
  '0092-booking-templates',
  '0093-credit-notes-for-claims',
  '0094-claims',
  '0096-standing-pickups',
  '0097-credit-note-search',
  '0098-unread-events',
  '0099-api-keys',
  '0100-asked-again',
  '0101-unsubscribe-links',
  '0102-hidden-alerts',
  '0103-alerts',
  '0104-webhooks',
  '0105-mails-in-turn',
  '0106-due-summaries',
  '0107-positions',
  '0108-pod-places',
  '0109-position-news',
  '0110-runs',
  '0111-release-maps',
  '0112-failures',
  '0115-failure-traces',
  '0116-seen-failures',
  '0117-visit-conditions',
  '0119-flag-lines',
  '0121-key-ends',
  '0122-event-traces',
  '0123-delivery-traces',
  '0124-copy-saves',
];

describe('migrations', () => {
  it('keep the ids and the order that databases have, wherever they are written', () => {
    expect(MIGRATIONS.map(({ id }) => id)).toEqual(RELEASED);
  });

  it('only add, or name the migration that a gateway needs to go on', () => {
    const breaking = MIGRATIONS.filter(({ id, needs }) => id > FIRST_CHECKED && needs === undefined)
      .map((migration) => ({ id: migration.id, obstacle: obstacle(migration) }))
      .filter((found) => found.obstacle !== null);
    expect(breaking).toEqual([]);
  });

  it.each([
    ['drop table quotes', 'drop table'],
    ['alter table quotes drop column note', 'drop column'],
    ['alter table quotes rename column a to b', 'rename'],
    ['alter table quotes alter column a type bigint', 'alter column a type'],
    ['alter table quotes alter column a set not null', 'set not null'],
    ['alter table quotes add column a text not null', 'add column a text not null'],
    ['alter table quotes add column a text not null default 0', null],
    ['alter table quotes add column a text, add column b int not null default 0;', null],
    ['alter table quotes alter column a drop not null; create index on quotes (a)', null],
  ])('are told apart by what they take away: %s', (statements, expected) => {
    expect(obstacle({ statements })).toBe(expected);
  });

  it('stand in order, and `needs` names an earlier one', () => {
    const ids = MIGRATIONS.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    for (const { id, needs } of MIGRATIONS)
      if (needs !== undefined) expect(ids.indexOf(needs)).toBeLessThan(ids.indexOf(id));
  });
});

describe.each(['embedded', 'server'] as const)('gateways of two versions: %s', (kind) => {
  let config: { dataDir: string; databaseUrl: string | null };
  const opened: Database[] = [];
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'saltbush-migrate-'));
    await layDatabase(dataDir);
    config = { dataDir, databaseUrl: kind === 'server' ? await keptPostgres.createDatabase() : null };
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  afterAll(() => rm(config.dataDir, { recursive: true }));

  async function open(...more: Migration[]): Promise<Database> {
    const database = await openDatabase(config, [...MIGRATIONS, ...more]);
    opened.push(database);
    return database;
  }

  it('an older gateway starts on a schema that only grew', async () => {
    await (await open(EXPAND)).close();
    const old = await open();
    await old.db.insertInto('settings').values({ key: 'old', value: '1' }).execute();
    expect(await old.isSchemaKnown()).toBe(true);
  });

  it('one whose migration fails does not start and changes nothing: the version before starts as ever', async () => {
    const broken = {
      id: '9003-broken',
      statements: 'create table notes (id int); alter table nowhere add column a so',
    };
    await expect(open(EXPAND, broken)).rejects.toMatchObject({
      code: 'migration-failed',
      message: expect.stringMatching(/^The migration 9003-broken of the platform failed \(relation "nowhere" does not/),
    });
    const { db } = await open();
    const { rows } = await sql`select to_regclass('notes') as notes`.execute(db);
    expect(rows).toEqual([{ notes: null }]);
  });

  it('a gateway that is too old is refused, with what to do', async () => {
    await (await open(EXPAND, CONTRACT)).close();
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'gateway-too-old',
      message: expect.stringMatching(/know 9001-expand.*Start the newer version/),
    });
    expect(await (await open(EXPAND)).isSchemaKnown()).toBe(true);
  });
});

describe('migrate', () => {
  it('tells a running gateway that it has become too old', async () => {
    const config = { dataDir: '/nowhere', databaseUrl: await keptPostgres.createDatabase() };
    const old = await openDatabase(config);
    const between = await openDatabase(config, [...MIGRATIONS, EXPAND]);
    const newest = await openDatabase(config, [...MIGRATIONS, EXPAND, CONTRACT]);
    expect(await old.isSchemaKnown()).toBe(false);
    expect(await between.isSchemaKnown()).toBe(true);
    for (const database of [old, between, newest]) await database.close();
  });

  it('does not block others while it waits for a table that is being read', async () => {
    const config = { dataDir: '/nowhere', databaseUrl: await keptPostgres.createDatabase() };
    const old = await openDatabase(config);
    const reader = await old.pool.connect();
    await reader.query('begin; select * from settings');
    const opening = openDatabase(config, [...MIGRATIONS, EXPAND]);
    // The reader holds the table the whole time. Others get through once the migration has given up its turn.
    await old.db.selectFrom('settings').selectAll().execute();
    await sql`insert into settings (key, value) values ('meanwhile', '1')`.execute(old.db);
    await reader.query('commit');
    reader.release();
    const database = await opening;
    const { rows } = await sql`select note from settings where key = 'meanwhile'`.execute(database.db);
    expect(rows).toEqual([{ note: null }]);
    await old.close();
    await database.close();
  });
});
