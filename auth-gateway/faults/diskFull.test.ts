import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layDatabase } from '../fixtures/layDatabase.ts';
import { hostFolder, packRelease, remoteFolder } from '../fixtures/releaseArchive.ts';
import { type SpawnedGateway, spawnGateway } from '../fixtures/spawnGateway.ts';
import { BEARER } from '../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../fixtures/verifyReleaseLog.ts';
import { DISK_RESERVE_BYTES } from '../src/database/createDiskGuard.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { noteFault } from './noteFault.ts';
import { untilReady } from './untilReady.ts';
import { callerOf, NOW, WRITES } from './writes.ts';

const ROOM_BYTES = 160 * 1024 * 1024;

/** A small disk of its own, in memory; null when this user may not mount one. */
function mountSmallDisk(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-disk-'));
  try {
    const size = `size=${DISK_RESERVE_BYTES + ROOM_BYTES}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return null;
  }
}

const disk = mountSmallDisk();
const describeWithDisk = disk === null ? describe.skip : describe;

describeWithDisk(
  `the disk of the embedded database full${disk === null ? ' (skipped: only root may mount a disk)' : ''}`,
  () => {
    const dataDir = disk ?? '';
    const filler = join(dataDir, 'filler');
    let gateway: SpawnedGateway;
    let env: Record<string, string>;
    beforeAll(async () => {
      await layDatabase(dataDir);
      const clockFile = join(dataDir, 'clock');
      await writeFile(clockFile, NOW.toISOString());
      env = { DATA_DIR: dataDir, CLOCK_FILE: clockFile, LOG_LEVEL: 'info' };
      gateway = await spawnGateway(env);
      const { call } = callerOf(gateway.url);
      const gzip = { ...BEARER, 'content-type': 'application/gzip' };
      expect((await call('POST', '/api/releases/shell', await packRelease(hostFolder()), gzip)).status).toBe(201);
      const body = { version: '1.0.0', reason: 'a test' };
      expect((await call('POST', '/api/releases/shell/activations', body, BEARER)).status).toBe(201);
    });
    afterAll(async () => {
      await gateway?.kill();
      execFileSync('umount', [dataDir]);
      rmdirSync(dataDir);
    });

    const freeBytes = async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    };
    /** Fills the disk, as another program that shares it may do. */
    const leave = async (bytes: number) => writeFile(filler, Buffer.alloc(Math.max(0, (await freeBytes()) - bytes)));

    it('refuses every kind of write with words, serves pages, and takes writes again by itself', async () => {
      const caller = callerOf(gateway.url);
      const attempts = Object.entries(WRITES).map(async ([name, { begin }]) => ({ name, one: await begin(caller) }));
      const prepared = await Promise.all(attempts);
      const acknowledged = await WRITES.enquiry?.begin(caller);
      expect((await acknowledged?.send(caller))?.status).toBe(201);
      await untilReady(gateway.url, []);

      await leave(DISK_RESERVE_BYTES / 4);
      for (const { name, one } of prepared) {
        const answer = await one.send(caller);
        expect({ name, status: answer.status, body: await answer.json() }).toMatchObject({
          name,
          status: 507,
          body: { code: 'disk-full', detail: expect.stringMatching(/disk is full.*Nothing was lost/) },
        });
      }
      // Reading goes on: pages, the API, the log.
      for (const path of ['/', '/contact', '/api/site/live']) {
        expect((await fetch(gateway.url + path)).status).toBe(200);
      }
      await verifyReleaseLog(gateway);
      const archive = await packRelease(remoteFolder({ name: 'mf-other' }));
      const gzip = { ...BEARER, 'content-type': 'application/gzip' };
      expect((await caller.call('POST', '/api/releases/mf-other', archive, gzip)).status).toBe(507);
      await untilReady(gateway.url, ['disk']);

      await rm(filler);
      await untilReady(gateway.url, []);
      for (const { name, one } of prepared) {
        const answer = await one.send(caller);
        expect({ name, isTaken: answer.ok }).toEqual({ name, isTaken: true });
      }
      await gateway.kill();
      const database = await openDatabase({ dataDir, databaseUrl: null });
      for (const { name, one } of prepared) {
        const stored = (await WRITES[name]?.stored(database.db)) ?? [];
        expect({ name, times: stored.filter((key) => key === one.key).length }).toEqual({ name, times: 1 });
      }
      expect(await WRITES.enquiry?.stored(database.db)).toContain(acknowledged?.key);
      await database.close();
      noteFault({
        fault: 'Disk full (embedded database)',
        visitors:
          'pages as always; a form is answered 507 "The disk is full … Nothing was lost", and taken when sent again',
        clients: 'the same; what they have is shown',
        operators:
          '/readyz 200 `degraded`, missing `disk`; publishing, activating and rolling back 507; by itself again with room',
      });
    });

    it('stops a gateway that starts, with what to do, and is left as it was', async () => {
      await leave(DISK_RESERVE_BYTES / 4);
      await expect(spawnGateway(env)).rejects.toThrow(/has \d+ MB left.*make room, then start again/);
      await rm(filler);
      gateway = await spawnGateway(env);
      const enquiry = await WRITES.enquiry?.begin(callerOf(gateway.url));
      expect((await enquiry?.send(callerOf(gateway.url)))?.status).toBe(201);
    });
  },
);
