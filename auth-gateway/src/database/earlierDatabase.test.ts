import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingDesk, STAFF } from '../../fixtures/bookingDesk.ts';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { layEarlierBookings, type ModelBooking, makeModelBooking } from '../../fixtures/layEarlierBookings.ts';
import { layEmptyDatabase } from '../../fixtures/layEmptyDatabase.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { MIGRATIONS } from './migrate.ts';
import { type Database, openDatabase } from './openDatabase.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const COUNT = 10_000;
const TABLES = ['quotes', 'bookings', 'booking_events', 'pods'];

/** Where earlier gateways left their databases: one whose every row has to be filled in, and the one before this. */
const EARLIER = [
  { before: '0010', version: 'before lists and figures had columns of their own', kind: 'embedded' },
  { before: '0065', version: 'before remotes had services', kind: 'server' },
] as const;

let model: ModelBooking;
beforeAll(async () => {
  model = await makeModelBooking(FRIDAY);
});

/** A digest of everything that these tables hold in these columns. */
async function digests(
  { pool }: Pick<Database, 'pool'>,
  columns: Map<string, string>,
): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const table of TABLES) {
    const row = `row(${columns.get(table)})::text`;
    const { rows } = await pool.query(
      `select count(*) || ' ' || md5(string_agg(md5(${row}), '' order by ${row})) as text from ${table}`,
    );
    all[table] = (rows as { text: string }[])[0]?.text ?? '';
  }
  return all;
}

async function columnsOf({ pool }: Pick<Database, 'pool'>): Promise<Map<string, string>> {
  const { rows } = await pool.query(
    `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns where table_schema = 'public' group by 1`,
  );
  return new Map((rows as { table: string; columns: string }[]).map(({ table, columns }) => [table, columns]));
}

describe.each(EARLIER)(`the $kind database of a version $version, with ${COUNT} bookings`, ({ before, kind }) => {
  let dataDir = '';
  let config: { dataDir: string; databaseUrl: string | null };
  let columns: Map<string, string>;
  let held: Record<string, string>;
  let gateway: TestGateway;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'saltbush-earlier-'));
    await layEmptyDatabase(dataDir);
    config = { dataDir, databaseUrl: kind === 'server' ? await keptPostgres.createDatabase() : null };
    const database = await openDatabase(
      config,
      MIGRATIONS.filter(({ id }) => id < before),
    );
    await layEarlierBookings(database, model, COUNT);
    columns = await columnsOf(database);
    held = await digests(database, columns);
    await database.close();
  });
  afterAll(async () => {
    await gateway?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('opens with the migrations of today', async () => {
    const database = await openDatabase(config);
    await database.close();
  });

  it('holds everything that it held, unchanged', async () => {
    gateway = await startTestGateway(config, { now: () => FRIDAY });
    expect(held).toMatchObject({ bookings: expect.stringMatching(`^${COUNT} `) });
    expect(await digests(gateway.database, columns)).toEqual(held);
  });

  it('answers for an old booking as the gateway that took it, and the desk sees them all', async () => {
    const { see, detail, move } = bookingDesk(
      () => gateway,
      () => FRIDAY,
    );
    const own = { reference: 'SH-2025-000001', quoteReference: 'Q-2025-000001' };
    expect((await see(model.token)).body).toEqual({ ...model.answer, ...own });
    const { body } = await gateway.get('/api/ops/bookings?view=all', STAFF);
    expect(body).toMatchObject({ total: COUNT });
    expect(await move('SH-2025-000002', 'accepted')).toMatchObject({ status: 200 });
    expect(await detail('SH-2025-000002')).toMatchObject({ status: 'accepted' });
  });

  it('takes a new booking', async () => {
    const { make, see } = bookingDesk(
      () => gateway,
      () => FRIDAY,
    );
    const { reference, token } = await make();
    expect((await see(token)).body).toMatchObject({ reference, status: 'requested' });
  });
});
