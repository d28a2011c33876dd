import { integrityOf } from '@saltbush/contract/gate';
import type { KeptFile, ReadKeptFile } from '../readStoredFile.ts';
import { orFromCopy } from './orFromCopy.ts';

const BYTES = Buffer.from('quote();');
const fileOf = (from: string, identity = BYTES): KeptFile => ({
  ...{ integrity: integrityOf(BYTES), identity, gzip: null, brotli: null },
  release: { serverBundle: from },
});
const STORED = fileOf('database');
const COPIED = fileOf('disk');
const AWAY = new Error('The database does not answer.');

const from = async (stored: () => Promise<KeptFile | null>, copied: KeptFile | null) => {
  const read: ReadKeptFile = orFromCopy(stored, async () => copied, 20);
  return read('mf-quote', '1.0.0', 'page.js');
};

describe('orFromCopy', () => {
  it('gives what the database has, and null for what it does not know, whatever the disk holds', async () => {
    expect(await from(async () => STORED, COPIED)).toBe(STORED);
    expect(await from(async () => null, COPIED)).toBeNull();
  });

  it('gives the copy when the database is away or does not answer in time', async () => {
    expect(await from(() => Promise.reject(AWAY), COPIED)).toBe(COPIED);
    expect(await from(() => new Promise(() => {}), COPIED)).toBe(COPIED);
  });

  it('waits for the database when there is no copy, or one with other bytes', async () => {
    for (const copied of [null, fileOf('disk', Buffer.from('steal();'))]) {
      await expect(from(() => Promise.reject(AWAY), copied)).rejects.toBe(AWAY);
      const slow = () => new Promise<KeptFile>((resolve) => setTimeout(() => resolve(STORED), 40));
      expect(await from(slow, copied)).toBe(STORED);
    }
  });
});
