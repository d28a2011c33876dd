import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { keptPostgres } from '../fixtures/keptPostgres.ts';
import { layDatabase } from '../fixtures/layDatabase.ts';
import { packRelease, remoteFolder } from '../fixtures/releaseArchive.ts';
import { type SpawnedGateway, spawnGateway } from '../fixtures/spawnGateway.ts';
import { BEARER } from '../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../fixtures/verifyReleaseLog.ts';
import { type Database, openDatabase } from '../src/database/openDatabase.ts';
import { createVisits, type Visits } from '../src/telemetry/createVisits.ts';
import { createKills } from './createKills.ts';
import { isNightly } from './isNightly.ts';
import { noteFault } from './noteFault.ts';
import { callerOf, NOW, WRITES } from './writes.ts';

/** How many kills must hit a write of each kind before its answer. */
const KILLS_IN_EACH_KIND = isNightly ? 50 : 1;
/** Far more than needed: a kill misses only when the answer was already on its way. */
const MOST_LIVES = KILLS_IN_EACH_KIND * Object.keys(WRITES).length * 2;
const TIME_LIMIT_MS = isNightly ? 3_000_000 : 600_000;

function twiceIn(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}

/** Tests that a gateway which is killed in the middle of its writes to a database loses and doubles none. */
export function testKilledWrites(kind: Database['kind']): void {
  let folder: string;
  const running = new Set<SpawnedGateway>();
  afterAll(async () => {
    for (const gateway of running) await gateway.kill();
    await rm(folder, { recursive: true, force: true });
  }, TIME_LIMIT_MS);

  let env: Record<string, string>;
  let config: { dataDir: string; databaseUrl: string | null };
  const { ledgers, fewestKills, kill, sendAllAgain } = createKills();
  /** Visits in the order in which their reports were acknowledged, one list for each life of the gateway. */
  const reported: string[][] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-faults-'));
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const clockFile = join(dataDir, 'clock');
    await writeFile(clockFile, NOW.toISOString());
    await layDatabase(dataDir);
    const databaseUrl = kind === 'server' ? await keptPostgres.createDatabase() : null;
    config = { dataDir, databaseUrl };
    env = { DATA_DIR: dataDir, CLOCK_FILE: clockFile, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  }, TIME_LIMIT_MS);

  async function report(visits: Visits, revision: number, url: string): Promise<void> {
    const { call } = callerOf(url);
    const acknowledged: string[] = [];
    reported.push(acknowledged);
    for (;;) {
      const { id, signed: visit } = visits.issue(new Date(), revision);
      const events = [{ kind: 'loaded', remote: 'mf-known', version: '1.0.0', page: '/known', durationMs: 1 }];
      const answer = await call('POST', '/api/telemetry', { visit, events });
      if (answer.status !== 204) throw new Error(`A report was answered with ${answer.status}.`);
      acknowledged.push(id);
    }
  }

  async function start(): Promise<SpawnedGateway> {
    const gateway = await spawnGateway(env);
    running.add(gateway);
    return gateway;
  }
  async function end(gateway: SpawnedGateway): Promise<void> {
    await gateway.kill();
    running.delete(gateway);
  }

  async function inspect({ db }: Database): Promise<void> {
    for (const [name, { acknowledged }] of ledgers) {
      const stored = (await WRITES[name]?.stored(db)) ?? [];
      expect({ name, twice: twiceIn(stored) }).toEqual({ name, twice: [] });
      const found = new Set(stored);
      expect({ name, lost: acknowledged.filter((key) => !found.has(key)) }).toEqual({ name, lost: [] });
    }
    // Numbers that were given out: none twice, and the counter is never behind.
    const { rows } = await sql<{ behind: number }>`
      select count(*)::int as behind from reference_counters c join quotes q on c.series = 'Q'
      and split_part(q.reference, '-', 3)::int > c.last and split_part(q.reference, '-', 2)::int = c.year`.execute(db);
    expect(rows).toEqual([{ behind: 0 }]);
    const stored = new Set((await db.selectFrom('release_visits').select('visit').execute()).map(({ visit }) => visit));
    for (const visits of reported) {
      const lost = visits.findIndex((visit) => !stored.has(visit));
      // Reports are written together and in order, so a kill can lose only the last ones.
      if (lost >= 0) expect(visits.slice(lost).filter((visit) => stored.has(visit))).toEqual([]);
    }
  }

  it(
    `killed while it writes to the ${kind} database, has everything that it acknowledged, once, and goes on`,
    async () => {
      const seeding = await start();
      const archive = await packRelease(remoteFolder({ name: 'mf-known' }));
      const gzip = { ...BEARER, 'content-type': 'application/gzip' };
      expect((await callerOf(seeding.url).call('POST', '/api/releases/mf-known', archive, gzip)).status).toBe(201);
      const activation = { version: '1.0.0', reason: 'a test' };
      const live = await callerOf(seeding.url).call('POST', '/api/releases/mf-known/activations', activation, BEARER);
      const { revision } = (await live.json()) as { revision: number };
      await end(seeding);
      let database = await openDatabase(config);
      const visits = await createVisits(database);
      await database.close();
      let lives = 0;
      for (; fewestKills() < KILLS_IN_EACH_KIND && lives < MOST_LIVES; lives += 1) {
        const gateway = await start();
        await verifyReleaseLog(gateway);
        expect(await kill(gateway, (url) => report(visits, revision, url))).toEqual([]);
        await end(gateway);
        if (isNightly) process.stdout.write(`${kind}: ${lives + 1} kills, ${fewestKills()} at least in each kind\n`);
      }
      expect(fewestKills()).toBeGreaterThanOrEqual(KILLS_IN_EACH_KIND);
      const last = await start();
      await verifyReleaseLog(last);
      await sendAllAgain(last);
      await end(last);
      // Look for everything that was ever acknowledged, since what one kill lost would still be missing.
      database = await openDatabase(config);
      await inspect(database).finally(() => database.close());
      const counts = [...ledgers].map(
        ([name, { acknowledged, kills }]) => `${name} ${acknowledged.length} in ${kills} kills`,
      );
      const total = [...ledgers.values()].reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      const reports = reported.reduce((sum, visits_) => sum + visits_.length, 0);
      noteFault({
        fault: `Gateway killed while it writes (${kind}), ${lives} times`,
        visitors: `${total} acknowledged writes, all stored once: ${counts.join(', ')}`,
        clients: `a form that was cut off and is sent again makes one record; of ${reports} reports of browsers those of the last half second are lost`,
        operators:
          'the release log verifies after every kill; publish, activate and rollback happen completely or not at all',
      });
    },
    TIME_LIMIT_MS,
  );
}
