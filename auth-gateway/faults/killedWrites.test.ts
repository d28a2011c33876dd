import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { layDatabase } from '../fixtures/layDatabase.ts';
import { packRelease, remoteFolder } from '../fixtures/releaseArchive.ts';
import { type SpawnedGateway, spawnGateway } from '../fixtures/spawnGateway.ts';
import { startPostgres, type TestPostgres } from '../fixtures/startPostgres.ts';
import { BEARER } from '../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../fixtures/verifyReleaseLog.ts';
import { type Database, openDatabase } from '../src/database/openDatabase.ts';
import { createVisits, type Visits } from '../src/telemetry/createVisits.ts';
import { isNightly } from './isNightly.ts';
import { noteFault } from './noteFault.ts';
import { type Attempt, callerOf, NOW, WRITES, type WriteKind } from './writes.ts';

/** Kills that must fall into a write of each kind, before its answer. */
const KILLS_IN_EACH_KIND = isNightly ? 50 : 1;
const LONGEST_RUN = isNightly ? 400 : 12;
/** A kill falls anywhere within so many times the slowest kind's usual time. */
const SPREAD_MS = 400;
const TIME_LIMIT_MS = isNightly ? 3_000_000 : 240_000;

interface Ledger {
  acknowledged: string[];
  /** Begun, and cut off before its answer. */
  cutOff: Attempt[];
  kills: number;
}

function twiceIn(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}

let postgres: TestPostgres;
let folder: string;
const running = new Set<SpawnedGateway>();
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'saltbush-faults-'));
}, TIME_LIMIT_MS);
afterAll(async () => {
  for (const gateway of running) await gateway.kill();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}, TIME_LIMIT_MS);

describe.each(['embedded', 'server'] as const)('a gateway killed while it writes to the %s database', (kind) => {
  let env: Record<string, string>;
  let config: { dataDir: string; databaseUrl: string | null };
  const ledgers = new Map<string, Ledger>(
    Object.keys(WRITES).map((name) => [name, { acknowledged: [], cutOff: [], kills: 0 }]),
  );
  /** Visits in the order in which their reports were acknowledged, one list a life of the gateway. */
  const reported: string[][] = [];

  beforeAll(async () => {
    const dataDir = join(folder, kind);
    await mkdir(dataDir);
    const clockFile = join(dataDir, 'clock');
    await writeFile(clockFile, NOW.toISOString());
    await layDatabase(dataDir);
    const databaseUrl = kind === 'server' ? await postgres.createDatabase() : null;
    config = { dataDir, databaseUrl };
    env = { DATA_DIR: dataDir, CLOCK_FILE: clockFile, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  }, TIME_LIMIT_MS);

  /** Sends what was cut off once more, then writes of one kind, one after the other, until the gateway is gone. */
  async function write(name: string, { begin }: WriteKind, ledger: Ledger, url: string): Promise<never> {
    const caller = callerOf(url);
    async function attempt(one: Attempt): Promise<void> {
      underWay.set(name, one);
      const answer = await one.send(caller);
      await answer.arrayBuffer();
      underWay.delete(name);
      if (answer.ok) ledger.acknowledged.push(one.key);
      else throw new Error(`${name} was answered with ${answer.status}.`);
    }
    for (const one of ledger.cutOff.splice(0)) if (one.isRepeatable) await attempt(one);
    for (;;) await attempt(await begin(caller));
  }

  async function report(visits: Visits, url: string): Promise<never> {
    const { call } = callerOf(url);
    const acknowledged: string[] = [];
    reported.push(acknowledged);
    for (;;) {
      const visit = visits.issue(new Date());
      const events = [{ kind: 'loaded', remote: 'mf-known', version: '1.0.0', page: '/known', durationMs: 1 }];
      const answer = await call('POST', '/api/telemetry', { visit, events });
      if (answer.status !== 204) throw new Error(`A report was answered with ${answer.status}.`);
      acknowledged.push(visits.read(visit, new Date()) ?? '');
    }
  }

  const underWay = new Map<string, Attempt>();
  /** Lets all kinds be written at once, kills the gateway in the middle, and says what went wrong besides. */
  async function live(visits: Visits): Promise<void> {
    const gateway = await spawnGateway(env);
    running.add(gateway);
    await verifyReleaseLog(gateway);
    const faults: unknown[] = [];
    let isKilled = false;
    const heard = (error: unknown) => {
      if (!isKilled) faults.push(error);
    };
    const writers = Object.entries(WRITES).map(([name, write_]) => {
      const ledger = ledgers.get(name);
      if (ledger === undefined) throw new Error(name);
      return write(name, write_, ledger, gateway.url).catch(heard);
    });
    writers.push(report(visits, gateway.url).catch(heard));
    // Not before each kind is being written, else the kinds that take longest would never be met.
    const before = new Set<string>();
    while (before.size < ledgers.size && faults.length === 0) {
      for (const name of underWay.keys()) before.add(name);
      await wait(1);
    }
    await wait(Math.random() * SPREAD_MS);
    isKilled = true;
    for (const [name, attempt] of underWay) {
      const ledger = ledgers.get(name);
      ledger?.cutOff.push(attempt);
      if (ledger) ledger.kills += 1;
    }
    await gateway.kill();
    running.delete(gateway);
    await Promise.all(writers);
    underWay.clear();
    expect(faults).toEqual([]);
  }

  async function inspect({ db }: Database): Promise<void> {
    for (const [name, { acknowledged }] of ledgers) {
      const stored = (await WRITES[name]?.stored(db)) ?? [];
      expect({ name, twice: twiceIn(stored) }).toEqual({ name, twice: [] });
      const found = new Set(stored);
      expect({ name, lost: acknowledged.filter((key) => !found.has(key)) }).toEqual({ name, lost: [] });
    }
    // Numbers given out: none twice, and the counter never behind.
    const { rows } = await sql<{ behind: number }>`
      select count(*)::int as behind from reference_counters c join quotes q on c.series = 'Q'
      and split_part(q.reference, '-', 3)::int > c.last and split_part(q.reference, '-', 2)::int = c.year`.execute(db);
    expect(rows).toEqual([{ behind: 0 }]);
    const stored = new Set((await db.selectFrom('release_visits').select('visit').execute()).map(({ visit }) => visit));
    for (const visits of reported) {
      const lost = visits.findIndex((visit) => !stored.has(visit));
      // Reports are written together, in their order: what a kill costs is the end.
      if (lost >= 0) expect(visits.slice(lost).filter((visit) => stored.has(visit))).toEqual([]);
    }
  }

  it(
    'has all that it acknowledged, once, and goes on',
    async () => {
      const seeding = await spawnGateway(env);
      running.add(seeding);
      const archive = await packRelease(remoteFolder({ name: 'mf-known' }));
      const gzip = { ...BEARER, 'content-type': 'application/gzip' };
      expect((await callerOf(seeding.url).call('POST', '/api/releases/mf-known', archive, gzip)).status).toBe(201);
      await seeding.kill();
      running.delete(seeding);
      let database = await openDatabase(config);
      const visits = await createVisits(database);
      await database.close();
      const isEnough = () => [...ledgers.values()].every(({ kills }) => kills >= KILLS_IN_EACH_KIND);
      let lives = 0;
      for (; !isEnough() && lives < LONGEST_RUN; lives += 1) {
        await live(visits);
        database = await openDatabase(config);
        await inspect(database).finally(() => database.close());
      }
      expect(isEnough()).toBe(true);
      const counts = [...ledgers].map(
        ([name, { acknowledged, kills }]) => `${name} ${acknowledged.length} in ${kills} kills`,
      );
      const total = [...ledgers.values()].reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      const reports = reported.reduce((sum, visits_) => sum + visits_.length, 0);
      noteFault({
        fault: `Gateway killed while it writes (${kind}), ${lives} times`,
        visitors: `${total} acknowledged writes all there, once: ${counts.join(', ')}`,
        clients: `whoever sends a form again that was cut off gets the one record; of ${reports} reports of browsers the last half second is lost`,
        operators: 'the release log verifies after every kill; publish, activate and rollback wholly or not at all',
      });
    },
    TIME_LIMIT_MS,
  );
});
