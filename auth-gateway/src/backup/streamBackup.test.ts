import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import { streamBackup } from './streamBackup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-stream-'));
  await mkdir(join(folder, 'database'));
  for (let count = 0; count < 50; count += 1) {
    await writeFile(join(folder, 'database', `${count}`), Buffer.alloc(100_000));
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('ends quietly, and ends the backup, when its reader goes in the middle', async () => {
  const pool = { stop: () => {} };
  const stopped = new Promise<void>((resolve) => {
    pool.stop = resolve;
  });
  const query = async (text: string) => {
    if (text.includes('pg_backup_stop')) pool.stop();
    return { rows: [{ labelfile: '' }] };
  };
  const { archive, ended } = streamBackup({ query } as unknown as Pool, folder);
  archive.on('error', () => {});
  await new Promise<void>((resolve) => archive.once('readable', () => resolve()));
  // The archive queues a few files per turn; give it some turns so that several are waiting.
  for (let turn = 0; turn < 3; turn += 1) await immediate();
  archive.destroy(new Error('the reader has gone'));
  // An unhandled error from any of the waiting files would fail this test file.
  await stopped;
  await ended;
  for (let turn = 0; turn < 100; turn += 1) await immediate();
});
