import { type Activation, liveVersions } from './liveSet.ts';

/** Reads `a1 a2 ~a1`: activations of a name and version, a rollback marked with a tilde. */
function liveAfter(log: string) {
  const activations = log.split(' ').map((entry, index): Activation => {
    const kind = entry.startsWith('~') ? 'rollback' : 'activate';
    const [name = '', version = ''] = entry.replace('~', '');
    return { revision: index + 1, name, version, kind };
  });
  return Object.fromEntries([...liveVersions(activations)].map(([name, live]) => [name, live]));
}

describe('liveVersions', () => {
  it.each([
    ['a1', '1', null],
    ['a1 a2', '2', '1'],
    ['a1 a2 a3', '3', '2'],
    // Rolled back from 2: it is not good any more.
    ['a1 a2 ~a1', '1', null],
    ['a1 a2 a3 ~a2', '2', '1'],
    ['a1 a2 a3 ~a2 ~a1', '1', null],
    ['a1 a2 a3 ~a1', '1', '2'],
    ['a1 a2 ~a1 a3', '3', '1'],
    // Activated again on purpose, it counts as good again.
    ['a1 a2 ~a1 a2', '2', '1'],
    ['a1 a2 ~a1 a2 a3', '3', '2'],
    ['a1 a1', '1', null],
  ])('after %s has %s live and %s to fall back to', (log, version, lastGood) => {
    expect(liveAfter(log).a).toMatchObject({ version, lastGood });
  });

  it('keeps remotes apart, each with the revision it changed at', () => {
    expect(liveAfter('a1 b7 a2 b8 ~b7')).toEqual({
      a: { version: '2', lastGood: '1', revision: 3 },
      b: { version: '7', lastGood: null, revision: 5 },
    });
  });

  it('is empty before the first activation', () => {
    expect(liveVersions([]).size).toBe(0);
  });
});
