import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isInstalled } from '../../deploy/testing/isInstalled.ts';
import { hostFolder, remoteFolder } from '../fixtures/releaseArchive.ts';
import { type SystemPostgres, startSystemPostgres } from '../fixtures/startSystemPostgres.ts';
import { startTestGateway, type TestGateway } from '../fixtures/startTestGateway.ts';
import { tableRows } from '../fixtures/tableRows.ts';
import { verifyReleaseLog } from '../fixtures/verifyReleaseLog.ts';
import { noteFault } from './noteFault.ts';
import { callerOf, NOW, WRITES } from './writes.ts';

const run = promisify(execFile);
const KINDS = ['quote', 'booking', 'enquiry', 'client'] as const;
const PROGRAMS = ['pg_dump', 'pg_restore', 'createdb'];
const missing = PROGRAMS.filter((program) => !isInstalled(program));
const server = missing.length === 0 ? await startSystemPostgres() : null;
const describeWithServer = server === null ? describe.skip : describe;
const why = missing.length > 0 ? `${missing.join(', ')} not installed` : 'no PostgreSQL server of theirs';

describeWithServer(`a PostgreSQL server's backup${server === null ? ` (skipped: ${why})` : ''}`, () => {
  const { url } = server as SystemPostgres;
  const trialUrl = new URL('/saltbush_trial', url).href;
  let folder: string;
  let gateway: TestGateway;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-dump-'));
    await run('createdb', [`--maintenance-db=${url}`, 'saltbush']);
    gateway = await startTestGateway(
      { databaseUrl: new URL('/saltbush', url).href, trustedProxies: 1 },
      { now: () => NOW },
    );
  });
  afterAll(async () => {
    await gateway?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('taken during writes and restored has everything acknowledged before, once, and nothing else', async () => {
    for (const release of [hostFolder(), remoteFolder()]) {
      await gateway.publish(release);
      expect((await gateway.activate(release.release.name, '1.0.0')).status).toBe(201);
    }
    const caller = callerOf(gateway.url);
    const acknowledged = new Map<string, string[]>(KINDS.map((kind) => [kind, []]));
    let isOver = false;
    async function writeOn(kind: (typeof KINDS)[number]): Promise<void> {
      while (!isOver) {
        const one = await WRITES[kind]?.begin(caller);
        if (one === undefined || !(await one.send(caller)).ok) throw new Error(`A ${kind} was not taken.`);
        acknowledged.get(kind)?.push(one.key);
      }
    }
    const writing = KINDS.map(writeOn);
    while ([...acknowledged.values()].some(({ length }) => length < 3)) await gateway.get('/api/health');
    const before = new Map([...acknowledged].map(([kind, keys]) => [kind, [...keys]]));

    // The commands from docs/operations.md.
    const dump = join(folder, 'saltbush.dump');
    await run('pg_dump', ['--format=custom', `--file=${dump}`, new URL('/saltbush', url).href]);
    isOver = true;
    await Promise.all(writing);
    await run('createdb', [`--maintenance-db=${new URL('/saltbush', url).href}`, 'saltbush_trial']);
    await run('pg_restore', [`--dbname=${trialUrl}`, dump]);

    const restored = await startTestGateway({ databaseUrl: trialUrl, trustedProxies: 1 }, { now: () => NOW });
    for (const kind of KINDS) {
      const stored = (await WRITES[kind]?.stored(restored.database.db)) ?? [];
      expect({ kind, times: new Set(stored).size }).toEqual({ kind, times: stored.length });
      expect({ kind, stored }).toEqual({ kind, stored: expect.arrayContaining(before.get(kind) ?? []) });
      const known = new Set(acknowledged.get(kind));
      expect({ kind, made: stored.filter((key) => !known.has(key) && kind === 'enquiry') }).toEqual({
        kind,
        made: [],
      });
    }
    expect(await verifyReleaseLog(restored)).toEqual(await verifyReleaseLog(gateway));
    const source = await tableRows(gateway.database);
    const rows = await tableRows(restored.database);
    for (const table of ['blobs', 'release_files', 'releases', 'release_log', 'clients', 'rate_sheets'] as const) {
      const held = new Set(source[table]);
      expect({ table, made: (rows[table] ?? []).filter((row) => !held.has(row)) }).toEqual({ table, made: [] });
    }
    expect((await fetch(`${restored.url}/contact`)).status).toBe(200);
    const one = await WRITES.enquiry?.begin(callerOf(restored.url));
    expect((await one?.send(callerOf(restored.url)))?.status).toBe(201);
    await restored.close();

    // At rest, a copy equals its source in every row of every table, also when it is restored over existing data.
    const whole = join(folder, 'whole.dump');
    await run('pg_dump', ['--format=custom', `--file=${whole}`, new URL('/saltbush', url).href]);
    await run('pg_restore', ['--clean', '--if-exists', `--dbname=${trialUrl}`, whole]);
    const again = await startTestGateway({ databaseUrl: trialUrl }, { now: () => NOW });
    expect(await tableRows(again.database)).toEqual(await tableRows(gateway.database));
    await again.close();
    const total = [...before.values()].reduce((sum, { length }) => sum + length, 0);
    noteFault({
      fault: 'PostgreSQL server restored from pg_dump taken under writes',
      visitors: `all ${total} writes acknowledged before the dump are stored, once`,
      clients: 'the same',
      operators: 'the release log verifies; pages and writes are answered; at rest every row of every table is equal',
    });
  });
});
