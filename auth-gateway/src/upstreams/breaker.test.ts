import { afterProbe, afterRequest, type Breaker, CLOSED, MOST_FAILURES, waitMs, whileProbing } from './breaker.ts';

const failing = (from: Breaker, count: number, now = 0): Breaker =>
  Array.from({ length: count }).reduce<Breaker>((breaker) => afterRequest(breaker, false, now), from);
const OPEN = failing(CLOSED, MOST_FAILURES);

describe('the breaker of a service', () => {
  it('opens after failures in a row, and not before', () => {
    expect(failing(CLOSED, MOST_FAILURES - 1)).toMatchObject({ status: 'closed' });
    expect(OPEN).toEqual({ status: 'open', until: 1_000, openings: 1 });
    expect(waitMs(OPEN, 400)).toBe(600);
    expect(waitMs(CLOSED, 400)).toBe(0);
  });

  it('forgets failures with the first answer', () => {
    const nearly = failing(CLOSED, MOST_FAILURES - 1);
    expect(afterRequest(nearly, true, 0)).toEqual(CLOSED);
    expect(failing(afterRequest(nearly, true, 0), MOST_FAILURES - 1)).toMatchObject({ status: 'closed' });
  });

  it('is closed by the health path alone', () => {
    expect(afterRequest(OPEN, true, 9_000)).toBe(OPEN);
    expect(afterProbe(OPEN, true, 9_000)).toBe(OPEN);
    const probing = whileProbing(OPEN);
    expect(probing).toEqual({ status: 'probing', openings: 1 });
    expect(waitMs(probing, 9_000)).toBeGreaterThan(0);
    expect(afterProbe(probing, true, 9_000)).toEqual({ status: 'closed', failures: 0, openings: 1 });
    expect(afterProbe(probing, false, 9_000)).toEqual({ status: 'open', until: 11_000, openings: 2 });
  });

  it('pauses longer each time while only the health path answers, up to half a minute', () => {
    let breaker = OPEN;
    const pauses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const closed = afterProbe(whileProbing(breaker), true, 0);
      breaker = failing(closed, MOST_FAILURES);
      pauses.push(waitMs(breaker, 0));
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    const answered = afterRequest(afterProbe(whileProbing(breaker), true, 0), true, 0);
    expect(waitMs(failing(answered, MOST_FAILURES), 0)).toBe(1_000);
  });
});
