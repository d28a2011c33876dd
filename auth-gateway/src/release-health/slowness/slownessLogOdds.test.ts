import { judgeSlowness } from './judgeSlowness.ts';
import { slownessLogOdds } from './slownessLogOdds.ts';

const BESIDE = 20;
/** So many visits at each place, from quicker than all beside them to slower than all. */
const tally = (visits: (slower: number) => number) => Array.from({ length: BESIDE + 1 }, (_, slower) => visits(slower));

describe('the odds that a release is slower', () => {
  it('are a fair bet when every place is as likely', () => {
    // The mean of what one visit makes of the capital, over all places that it may have.
    const places = Array.from({ length: BESIDE + 1 }, (_, place) =>
      Math.exp(
        slownessLogOdds(
          tally((slower) => (slower === place ? 1 : 0)),
          0,
        ),
      ),
    );
    expect(places.reduce((sum, capital) => sum + capital, 0) / places.length).toBeCloseTo(1, 10);
  });

  it('are even without visits, and grow with visits that were slow', () => {
    expect(slownessLogOdds([], 3)).toBe(0);
    expect(
      slownessLogOdds(
        tally(() => 0),
        0,
      ),
    ).toBeCloseTo(0, 10);
    const slow = (count: number) =>
      slownessLogOdds(
        tally((slower) => (slower > 12 ? count : 0)),
        0,
      );
    expect(slow(2)).toBeGreaterThan(slow(1));
    expect(
      slownessLogOdds(
        tally((slower) => (slower === 0 ? 3 : 0)),
        0,
      ),
    ).toBeLessThan(-0.2);
  });

  it.each([3, 50])('are no better with %d networks that lie about both releases than without them', (doubted) => {
    const honest = tally((slower) => 5 + (slower % 3));
    const lying = tally((slower) => (honest[slower] ?? 0) + (slower === BESIDE ? doubted : 0));
    // Each of them also was so quick before that somebody else found this release slower than one more.
    const moved = lying.map((visits, slower) => {
      const from = slower === 4 ? -Math.min(doubted, honest[4] ?? 0) : 0;
      const to = slower === 5 ? Math.min(doubted, honest[4] ?? 0) : 0;
      return visits + from + to;
    });
    expect(slownessLogOdds(lying, doubted)).toBeLessThanOrEqual(slownessLogOdds(honest, 0));
    expect(slownessLogOdds(moved, doubted)).toBeLessThanOrEqual(slownessLogOdds(honest, 0));
  });
});

describe('the judge', () => {
  const slow = tally((slower) => (slower > 8 ? 40 : 10));

  it('takes back what nearly everybody finds slow, once those agree who were there before', () => {
    expect(judgeSlowness({ all: slow, known: slow }).status).toBe('slower');
    expect(judgeSlowness({ all: slow, known: tally(() => 5) }).status).toBe('looks-slower');
  });

  it('tells people when fifty networks could have made it look slow', () => {
    const fewer = tally((slower) => (slower > 12 ? 12 : 2));
    expect(judgeSlowness({ all: fewer, known: fewer }).status).toBe('looks-slower');
    expect(judgeSlowness({ all: tally(() => 20), known: tally(() => 20) }).status).toBe('no-evidence');
  });
});
