import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from './createClock.ts';

describe('the clock of business rules', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-clock-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const isRealTime = (time: Date) => Math.abs(time.getTime() - Date.now()) < 60_000;

  it('is the real time without a file', () => {
    expect(isRealTime(createClock({ clockFile: null })())).toBe(true);
  });

  it('follows its file', async () => {
    const clockFile = join(folder, 'time');
    const now = createClock({ clockFile });
    expect(isRealTime(now())).toBe(true);
    await writeFile(clockFile, '2026-11-20T15:30:00+11:00\n');
    expect(now()).toEqual(new Date('2026-11-20T04:30:00Z'));
    await writeFile(clockFile, '2026-12-21T00:00:00Z');
    expect(now()).toEqual(new Date('2026-12-21T00:00:00Z'));
    await writeFile(clockFile, '');
    expect(isRealTime(now())).toBe(true);
    await writeFile(clockFile, 'noon');
    expect(now).toThrow('CLOCK_FILE holds "noon"');
  });
});
