import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import { layDatabase } from '../../fixtures/layDatabase.ts';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { appendToLog, type NewLogEntry } from './appendToLog.ts';
import { reportLog } from './releaseReports.ts';

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saltbush-log-'));
  await layDatabase(dataDir);
  database = await openDatabase({ dataDir, databaseUrl: null });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const append = (entry: Partial<NewLogEntry> = {}) =>
  database.db
    .transaction()
    .execute((transaction) =>
      appendToLog(transaction, { kind: 'publish', actor: 'somebody', reason: 'A test', ...entry }),
    );
const verdict = async () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  return verifyLog(await reportLog(database, 0), LOG_START, sha256);
};

describe('appendToLog', () => {
  it('never goes back in time, whatever the clock does', async () => {
    // The embedded database uses the clock of this process.
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2040-01-01T00:00:00Z'));
    const ahead = await append();
    jest.restoreAllMocks();
    const back = await append();
    expect(ahead.at).toBe('2040-01-01T00:00:00.000Z');
    expect(back.at).toBe(ahead.at);
    expect(await verdict()).toMatchObject({ status: 'whole' });
  });

  it('stores any text and facts so that they read back as they were hashed', async () => {
    const details = { z: [1.5, 1e21, -0, null, { b: 'Zoë', a: '\u{1F69B}' }], a: undefined, ключ: true };
    const line = await append({ reason: 'Two\nlines,\u0000 a half \uD83D of a pair \t', details });
    expect(line.reason).toBe('Two lines, a half \uFFFD of a pair');
    const lines = await reportLog(database, line.seq - 1);
    expect(lines).toEqual([line]);
    expect(await verdict()).toMatchObject({ status: 'whole', position: { seq: line.seq, hash: line.hash } });
  });

  it('leaves no gap after a rollback', async () => {
    const { seq } = await append();
    const undone = database.db.transaction().execute(async (transaction) => {
      await appendToLog(transaction, { kind: 'publish', actor: 'somebody', reason: 'Not to be' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect((await append()).seq).toBe(seq + 1);
    expect(await verdict()).toMatchObject({ status: 'whole' });
  });
});
