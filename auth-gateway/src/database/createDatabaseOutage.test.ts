import { jest } from '@jest/globals';
import type { Pool } from 'pg';
import { createLog } from '../log.ts';
import { createDatabaseOutage } from './createDatabaseOutage.ts';

const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('createDatabaseOutage', () => {
  const lines: { msg: string; level: number; durationMs?: number }[] = [];
  const databaseOutage = createDatabaseOutage();
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = createLog('info', { write, isReported: databaseOutage.isReported });
  let isThere = true;
  let stop: () => void;

  beforeAll(() => {
    jest.useFakeTimers();
    const query = async () => {
      if (!isThere) throw REFUSED;
      return { rows: [] };
    };
    stop = databaseOutage.watch({ pool: { query } as unknown as Pool }, log);
  });
  afterAll(() => {
    stop();
    jest.useRealTimers();
  });

  it('is logged in two lines, however many polls and requests meet it', async () => {
    isThere = false;
    for (let poll = 0; poll < 200; poll += 1) {
      log.error({ err: REFUSED }, 'a poll failed');
      log.warn({ err: Object.assign(new Error('slow'), { code: 'answer-too-slow' }) }, 'a page goes out signed out');
      await jest.advanceTimersByTimeAsync(400);
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]?.msg).toMatch(/^the database does not answer/);

    isThere = true;
    await jest.advanceTimersByTimeAsync(1_000);
    // A server that has just started may fail once more.
    log.error({ err: REFUSED }, 'a poll failed');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(lines.map(({ msg }) => msg).slice(1)).toEqual(['the database answers again']);
    expect(lines[1]?.durationMs).toBeGreaterThan(80_000);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(2);
  });

  it('leaves other faults of the database to be logged one by one', () => {
    lines.splice(0);
    const err = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    log.error({ err }, 'request failed');
    log.error({ err }, 'request failed');
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'request failed']);
  });
});
