import { createTurns } from './createTurns.ts';
import type { LiveSet } from './liveSet.ts';
import type { WarmUp } from './warm-up.ts';

const at = (revision: number): LiveSet => ({ revision, entries: new Map() });
const WARM: WarmUp = { status: 'warm' };

/** Turns whose pages are ready when the test says so. */
function start({ limitMs = 60_000 } = {}) {
  const live: number[] = [];
  const ready = new Map<number, (outcome: WarmUp) => void>();
  const current = new Map<number, () => boolean>();
  const turns = createTurns({
    warm: (next, isCurrent) => {
      current.set(next.revision, isCurrent);
      return new Promise((resolve) => ready.set(next.revision, resolve));
    },
    turn: ({ revision }) => live.push(revision),
    limitMs,
  });
  const take = (revision: number, isUrgent = false) => turns.take(at(revision), { isUrgent });
  return { live, take, finish: (revision: number, outcome = WARM) => ready.get(revision)?.(outcome), current };
}

describe('createTurns', () => {
  it('makes a live set what visitors get once its pages are made', async () => {
    const { live, take, finish } = start();
    const turned = take(1);
    expect(live).toEqual([]);
    finish(1);
    expect(await turned).toEqual(WARM);
    expect(live).toEqual([1]);
  });

  it('waits no longer than its limit, and says that it was late', async () => {
    const { live, take } = start({ limitMs: 5 });
    expect(await take(1)).toMatchObject({ status: 'late', message: expect.stringContaining('within 5 ms') });
    expect(live).toEqual([1]);
  });

  it('turns all the same where pages cannot be made, and says so', async () => {
    const { live, take, finish } = start();
    const failed = { status: 'failed', message: '/quote could not be made' } as const;
    const turned = take(1);
    finish(1, failed);
    expect(await turned).toEqual(failed);
    expect(live).toEqual([1]);
  });

  it('turns all the same where making pages throws', async () => {
    const live: number[] = [];
    const turns = createTurns({
      warm: async () => {
        throw new Error('no disk');
      },
      turn: ({ revision }) => live.push(revision),
      limitMs: 60_000,
    });
    const outcome = await turns.take(at(1), { isUrgent: false });
    expect(outcome).toMatchObject({ status: 'failed', message: expect.stringContaining('no disk') });
    expect(live).toEqual([1]);
  });

  it('never lets a rollback wait, not even behind an activation that waits', async () => {
    const { live, take, finish } = start();
    const activated = take(1);
    const rolledBack = take(2, true);
    expect(live).toEqual([2]);
    await rolledBack;
    finish(1);
    await activated;
    expect(live).toEqual([2]);
  });

  it('turns to the newest only, and answers whoever activated the one before when that is live', async () => {
    const { live, take, finish, current } = start();
    const first = take(1);
    const second = take(2);
    expect([1, 2].map((revision) => current.get(revision)?.())).toEqual([false, true]);
    let isAnswered = false;
    void first.then(() => {
      isAnswered = true;
    });
    finish(1);
    await Promise.resolve();
    expect({ live, isAnswered }).toEqual({ live: [], isAnswered: false });
    finish(2);
    await Promise.all([first, second]);
    expect(live).toEqual([2]);
  });
});
