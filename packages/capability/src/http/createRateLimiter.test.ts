import type { Pool } from 'pg';
import { createRateLimiter } from './createRateLimiter.ts';

const LIMIT = { name: 'tries', points: 2, durationSeconds: 60 };
const never = () => new Promise<never>(() => {});

describe('a limit', () => {
  it('counts in memory while the database takes too long', async () => {
    // A database that is busy: it takes every statement and answers none.
    const pool = { query: never, connect: never } as unknown as Pool;
    const { consume } = createRateLimiter(pool, LIMIT);
    const results = await Promise.all([consume('one'), consume('one'), consume('one'), consume('other')]);
    expect(results.map(({ status }) => status)).toEqual(['ok', 'ok', 'limited', 'ok']);
    expect(results[2]).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  });
});
