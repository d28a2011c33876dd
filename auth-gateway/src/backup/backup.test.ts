import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { tableRows } from '../../fixtures/tableRows.ts';
import { verifyReleaseLog } from '../../fixtures/verifyReleaseLog.ts';
import { socketPath } from '../database/socketPath.ts';
import { BACKUP_SOCKET } from './serveBackups.ts';
import { takeBackup } from './takeBackup.ts';

const run = promisify(execFile);
const ENQUIRY = {
  topic: 'general',
  name: 'Jo Citizen',
  email: 'jo@client.example',
  phone: '',
  company: '',
  message: 'Two pallets from Newcastle to Geelong.',
  trap: '',
};

let scratch: string;
let gateway: TestGateway;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'saltbush-backup-'));
  gateway = await startTestGateway({ trustedProxies: 1 });
});
afterAll(async () => {
  await gateway.close();
  await rm(scratch, { recursive: true });
});

async function restore(file: string): Promise<TestGateway> {
  const dataDir = join(scratch, randomUUID().slice(0, 8));
  await mkdir(dataDir);
  await run('tar', ['-xzf', file, '-C', dataDir]);
  return startTestGateway({ dataDir });
}

/** Writes until it is told to stop, and returns what the database acknowledged. */
function writeOn() {
  const acknowledged: string[] = [];
  let isOver = false;
  async function write(): Promise<void> {
    for (let step = 0; !isOver; step += 1) {
      const submissionId = randomUUID();
      const from = { 'x-forwarded-for': `10.${step % 250}.${Math.floor(step / 250)}.1` };
      const { status } = await gateway.post('/api/enquiries', { ...ENQUIRY, submissionId }, from);
      if (status === 201) acknowledged.push(submissionId);
    }
  }
  const writing = write();
  return {
    acknowledged,
    stop: () => {
      isOver = true;
      return writing;
    },
  };
}

/** What is in `these` and not in `others`. */
function lackOf(these: readonly string[], others: readonly string[]): string[] {
  const held = new Set(others);
  return these.filter((one) => !held.has(one));
}

describe('a backup of the embedded database', () => {
  it('taken during writes is whole: it has everything acknowledged before it began, each row once, and a log that verifies', async () => {
    await gateway.publish(remoteFolder());
    await gateway.activate('mf-quote', '1.0.0');
    const writer = writeOn();
    while (writer.acknowledged.length < 5) await gateway.get('/api/health');
    const before = [...writer.acknowledged];
    const file = join(scratch, 'under-writes.tar.gz');
    expect(await takeBackup(gateway.dataDir, file)).toBe('from the gateway');
    await writer.stop();
    expect(writer.acknowledged.length).toBeGreaterThan(before.length);

    const restored = await restore(file);
    const kept = (await restored.database.db.selectFrom('enquiries').select('submission_id').execute()).map(
      ({ submission_id: id }) => id,
    );
    expect(lackOf(before, kept)).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    expect(lackOf(kept, writer.acknowledged)).toEqual([]);
    await verifyReleaseLog(restored);
    expect(await restored.get('/api/releases/mf-quote')).toMatchObject({ status: 200 });
    expect((await restored.get('/contact')).status).toBe(200);
    // Compare each table as a whole: a row that the original never had would be a fault too.
    const rows = await tableRows(restored.database);
    const source = await tableRows(gateway.database);
    for (const table of ['release_log', 'blobs', 'release_files', 'enquiries'] as const) {
      expect(lackOf(rows[table] ?? [], source[table] ?? [])).toEqual([]);
    }
    await restored.close();
  });

  it('taken at rest holds every row of every table, and the copy can be written to', async () => {
    const file = join(scratch, 'at-rest.tar.gz');
    await takeBackup(gateway.dataDir, file);
    const restored = await restore(file);
    expect(await tableRows(restored.database)).toEqual(await tableRows(gateway.database));
    const answer = await restored.post('/api/enquiries', { ...ENQUIRY, submissionId: randomUUID() }, {});
    expect(answer.status).toBe(201);
    await sql`select pg_backup_stop(false)`.execute(restored.database.db).then(
      () => Promise.reject(new Error('A backup was left open.')),
      () => {},
    );
    await restored.close();
  });

  it('can be taken of a folder that no gateway has open', async () => {
    const file = join(scratch, 'closed.tar.gz');
    const source = await tableRows(gateway.database);
    const first = join(scratch, 'first.tar.gz');
    await takeBackup(gateway.dataDir, first);
    const copy = await restore(first);
    await copy.close();
    expect(await takeBackup(copy.dataDir, file)).toBe('from the folder');
    const restored = await restore(file);
    expect(await tableRows(restored.database)).toEqual(source);
    await restored.close();
  });

  it('goes on when whoever waited for a turn has left before it', async () => {
    const path = socketPath(gateway.dataDir, BACKUP_SOCKET);
    const first = connect(path);
    await once(first, 'data');
    // It reads no further, so its copy waits, and the next one has no turn yet.
    first.pause();
    const second = connect(path);
    await once(second, 'connect');
    second.destroy();
    await once(second, 'close');
    for (let turn = 0; turn < 5; turn += 1) await gateway.get('/api/health');
    first.destroy();
    expect(await takeBackup(gateway.dataDir, join(scratch, 'after-both.tar.gz'))).toBe('from the gateway');
  });

  it('leaves no file when it fails halfway, and the next backup works all the same', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const leaving = connect(socketPath(gateway.dataDir, BACKUP_SOCKET));
      await once(leaving, 'data');
      leaving.destroy();
    }
    const into = join(scratch, 'there', 'is', 'no', 'such', 'folder.tar.gz');
    await expect(takeBackup(gateway.dataDir, into)).rejects.toMatchObject({ code: 'ENOENT' });
    await takeBackup(gateway.dataDir, join(scratch, 'next.tar.gz'));
    expect((await readdir(scratch)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});
