import type { Activation } from './followActivations.ts';
import { liveVersions } from './liveVersions.ts';
import { retiredVersions } from './retiredVersions.ts';

/**
 * Reads a log such as `a1 a2@10 ~a1 xa1`: activations of a name and version, a share after an at sign, a rollback with a
 * tilde, a retirement with an x, an activation that is not watched with an exclamation mark.
 */
function activationsOf(log: string): Activation[] {
  return log.split(' ').map((entry, index) => {
    const [, sign, name = '', version = '', share, mark] = /^([~x]?)([a-z])(\d+)(?:@(\d+))?(!?)$/.exec(entry) ?? [];
    const kind = sign === '~' ? 'rollback' : sign === 'x' ? 'retire' : 'activate';
    return { seq: index + 1, name, version, kind, share: Number(share ?? 100), isWatched: mark !== '!' };
  });
}

const liveAfter = (log: string) => Object.fromEntries(liveVersions(activationsOf(log)));
const retiredAfter = (log: string) => Object.fromEntries(retiredVersions(activationsOf(log)));

describe('liveVersions', () => {
  it.each([
    ['a1', '1', []],
    ['a1 a2', '2', ['1']],
    ['a1 a2 a3', '3', ['2', '1']],
    // 2 was rolled back from, so it is not good any more.
    ['a1 a2 ~a1', '1', []],
    ['a1 a2 a3 ~a2', '2', ['1']],
    ['a1 a2 a3 ~a2 ~a1', '1', []],
    // A rollback that skipped 2 leaves nothing before 1: one more must not bring 2 back.
    ['a1 a2 a3 ~a1', '1', []],
    ['a1 a2 a3 a4 ~a2', '2', ['1']],
    ['a1 a2 a3 ~a1 a4', '4', ['1']],
    ['a1 a2 ~a1 a3', '3', ['1']],
    // Activated again on purpose, 2 counts as good again.
    ['a1 a2 ~a1 a2', '2', ['1']],
    ['a1 a2 ~a1 a2 a3', '3', ['2', '1']],
    ['a1 a1', '1', []],
    // Only a release that all visitors had can be a fallback.
    ['a1 a2@10', '1', []],
    ['a1 a2@10 a2', '2', ['1']],
    ['a1 a2@10 a3', '3', ['1']],
    // A second trial does not make a withdrawn release good.
    ['a1 a2 ~a1 a2@10', '1', []],
    ['a1 a2 ~a1 a2@10 a3', '3', ['1']],
    ['a1 a2 a1@10', '2', ['1']],
  ])('after %s has %s live and %j to fall back to', (log, version, good) => {
    expect(liveAfter(log).a).toMatchObject({ version, good });
  });

  it.each([
    ['a1 a2@10', { version: '2', share: 10, rollout: 2, seq: 2 }],
    // The same candidate goes on, and its visitors keep it.
    ['a1 a2@10 a2@50 a2@20', { version: '2', share: 20, rollout: 2, seq: 4 }],
    ['a1 a2@10 b1 a2@50', { version: '2', share: 50, rollout: 2, seq: 4 }],
    // Another candidate, or the same one after it ended, starts a new rollout.
    ['a1 a2@10 a3@10', { version: '3', share: 10, rollout: 3, seq: 3 }],
    ['a1 a2@10 ~a1 a2@10', { version: '2', share: 10, rollout: 4, seq: 4 }],
    ['a1 a2@10 a2', null],
    ['a1 a2@10 a3', null],
    ['a1 a2@10 a1', null],
    ['a1 a2@10 ~a1', null],
  ])('after %s has the candidate %j', (log, candidate) => {
    expect(liveAfter(log).a?.candidate).toEqual(candidate && { ...candidate, isWatched: true });
  });

  it.each([
    ['a1 a2 ~a1', ['2']],
    ['a1 a2 a3 ~a2 ~a1', ['2', '3']],
    ['a1 a2 ~a1 a2', []],
    ['a1 a2 ~a1 a2@5', []],
    ['a1 a2@10 ~a1', ['2']],
    ['a1 a2 a3@10 ~a1', ['3', '2']],
    // A candidate that was given up for the live release is withdrawn. One that a newer candidate replaced is not.
    ['a1 a2@10 a1', ['2']],
    ['a1 a2@10 a3', []],
    ['a1 a2@10 a3@10', []],
  ])('after %s has withdrawn %j', (log, withdrawn) => {
    expect(liveAfter(log).a?.withdrawn).toEqual(withdrawn);
  });

  it('remembers every withdrawn version with the line that took it back, and never falls back to any of them', () => {
    const log = ['a1', ...Array.from({ length: 100 }, (_, index) => `a${index + 2} ~a1`)].join(' ');
    const live = liveAfter(log).a;
    expect(live?.withdrawn).toEqual(Array.from({ length: 100 }, (_, index) => String(101 - index)));
    expect(live?.takenBack.get('2')).toBe(3);
    expect(live?.good).toEqual([]);
  });

  it.each([
    ['a1 xa1', undefined, ['1']],
    ['a1 a2 a3@10 xa2', undefined, ['2', '3']],
    ['a1 a2 ~a1 xa1', undefined, ['2', '1']],
    // What was live before the retirement is nothing to go back to after it.
    ['a1 a2 xa2 a3', { version: '3', good: [], candidate: null }, ['2']],
    ['a1 xa1 a1', { version: '1', good: [] }, []],
    // Beside nothing there can be no share.
    ['a1 xa1 a2@10', { version: '2', candidate: null }, ['1']],
    ['a1 xa1 a1 xa1 a1', { version: '1', seq: 5 }, []],
  ])('after %s has %j live, and has taken back %j', (log, live, takenBack) => {
    const now = liveAfter(log).a;
    const gone = retiredAfter(log).a;
    if (live) expect(now).toMatchObject(live);
    else expect(now).toBeUndefined();
    expect(gone === undefined).toBe(live !== undefined);
    expect([...((now ?? gone)?.takenBack.keys() ?? [])]).toEqual(takenBack);
  });

  it('says what was live when a remote left the site, and with which line it left', () => {
    expect(retiredAfter('a1 b1 a2 xa2 b2')).toEqual({ a: { version: '2', seq: 4, takenBack: new Map([['2', 4]]) } });
  });

  it('remembers whether the gateway may roll back by itself, but never for a rollback', () => {
    expect(liveAfter('a1 a2!').a?.isWatched).toBe(false);
    expect(liveAfter('a1 a2! a2').a).toMatchObject({ isWatched: true, seq: 2 });
    expect(liveAfter('a1 a2 ~a1').a?.isWatched).toBe(false);
    expect(liveAfter('a1 a2@10! a2@20').a?.candidate?.isWatched).toBe(true);
  });

  it('keeps remotes apart, each with the line at which it changed', () => {
    expect(liveAfter('a1 b7 a2 b8 ~b7')).toMatchObject({
      a: { version: '2', good: ['1'], seq: 3 },
      b: { version: '7', good: [], seq: 5 },
    });
  });

  it('is empty before the first activation', () => {
    expect(liveVersions([]).size).toBe(0);
  });
});
