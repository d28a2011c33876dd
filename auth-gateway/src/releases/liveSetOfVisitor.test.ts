import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { bucketOf } from './bucketOf.ts';
import type { LiveSet } from './liveSet.ts';
import { liveSetOfVisitor } from './liveSetOfVisitor.ts';

const VISITORS = 200_000;
const SHARES = [1, 5, 10, 25, 50, 75, 99];
const QUOTE = { rollout: 41, name: 'mf-quote' };
const AR = { rollout: 57, name: 'mf-ar' };

const visitors = Array.from({ length: VISITORS }, (_, index) => `visitor-${index}`);
const bucketsOf = (rollout: typeof QUOTE) => visitors.map((id) => bucketOf(rollout, id));
const percent = (count: number) => (100 * count) / VISITORS;
const report = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const release = (name: string, version: string) => remoteFolder({ name, version }).release;

function liveSet(share: number): LiveSet {
  const entry = (name: string, rollout: number) => ({
    release: release(name, '1.0.0'),
    lastGood: release(name, '0.9.0'),
    candidate: { release: release(name, '1.1.0'), share, rollout },
    withdrawn: [],
  });
  return {
    revision: 60,
    entries: new Map([
      ['mf-ar', entry('mf-ar', 57)],
      ['mf-quote', entry('mf-quote', 41)],
    ]),
  };
}

describe(`the share of a candidate, over ${VISITORS} visitors`, () => {
  const quote = bucketsOf(QUOTE);
  const ar = bucketsOf(AR);

  it('is within 0.2 points of what was asked for', () => {
    const measured = SHARES.map((share) => ({
      share,
      percent: percent(quote.filter((bucket) => bucket < share / 100).length),
    }));
    report(measured.map((one) => `canary share ${one.share} %: ${one.percent.toFixed(3)} %`));
    for (const one of measured) expect(Math.abs(one.percent - one.share)).toBeLessThan(0.2);
  });

  it('overlaps with that of another remote only by chance', () => {
    const pairs = [
      [10, 10],
      [25, 50],
      [50, 50],
    ] as const;
    const measured = pairs.map(([first, second]) => {
      const both = quote.filter((bucket, index) => bucket < first / 100 && (ar[index] ?? 1) < second / 100).length;
      return { first, second, expected: (first * second) / 100, percent: percent(both) };
    });
    report(
      measured.map(
        (one) => `canaries ${one.first} % and ${one.second} %: ${one.percent.toFixed(3)} % in both (${one.expected} %)`,
      ),
    );
    for (const one of measured) expect(Math.abs(one.percent - one.expected)).toBeLessThan(0.2);
  });

  it('is drawn again for the next rollout of the same remote', () => {
    const some = visitors.slice(0, 20_000);
    const next = { rollout: 60, name: 'mf-quote' };
    const both = some.filter((id, index) => (quote[index] ?? 1) < 0.5 && bucketOf(next, id) < 0.5).length;
    expect(Math.abs((100 * both) / some.length - 25)).toBeLessThan(1);
  });
});

describe('liveSetOfVisitor', () => {
  const versionFor = (visitorId: string | null, share: number) =>
    liveSetOfVisitor(liveSet(share), { visitorId, overrides: [] }).liveSet.entries.get('mf-quote')?.release.version;

  it('keeps the visitors of the candidate while its share grows', () => {
    const some = visitors.slice(0, 2_000);
    let before = new Set<string>();
    for (const share of [1, 10, 30, 70, 99]) {
      const now = new Set(some.filter((id) => versionFor(id, share) === '1.1.0'));
      expect([...before].every((id) => now.has(id))).toBe(true);
      before = now;
    }
    expect(before.size).toBeGreaterThan(1_900);
  });

  it('gives one visitor the same release at every request', () => {
    const twice = visitors.slice(0, 500).map((id) => [versionFor(id, 50), versionFor(id, 50)]);
    expect(twice.every(([first, second]) => first === second)).toBe(true);
  });

  it('gives the live release to visitors without an id', () => {
    const own = liveSetOfVisitor(liveSet(99), { visitorId: null, overrides: [] });
    expect(own.combination).toBe('');
    expect(own.liveSet.entries.get('mf-quote')).toMatchObject({ release: { version: '1.0.0' }, candidate: null });
  });

  it('makes the live release the fallback of a candidate, and names each combination', () => {
    const combinations = new Set<string>();
    for (const visitorId of visitors.slice(0, 200)) {
      const { combination, liveSet: own } = liveSetOfVisitor(liveSet(50), { visitorId, overrides: [] });
      combinations.add(combination);
      const entry = own.entries.get('mf-quote');
      expect(entry?.lastGood?.version).toBe(entry?.release.version === '1.1.0' ? '1.0.0' : '0.9.0');
      expect(combination.includes('mf-quote@1.1.0')).toBe(entry?.release.version === '1.1.0');
    }
    expect([...combinations].sort()).toEqual(['', 'mf-ar@1.1.0', 'mf-ar@1.1.0 mf-quote@1.1.0', 'mf-quote@1.1.0']);
  });

  it('puts the override of a browser before everything, even for a remote that is not live', () => {
    const overrides = ['mf-quote', 'mf-new'].map((name) => ({
      name,
      version: '2.0.0',
      kind: 'preview' as const,
      expiresAt: '2026-12-01T00:00:00.000Z',
      release: release(name, '2.0.0'),
    }));
    const { combination, liveSet: own } = liveSetOfVisitor(liveSet(1), { visitorId: null, overrides });
    expect(combination).toBe('mf-new=2.0.0 mf-quote=2.0.0');
    expect(own.entries.get('mf-quote')).toMatchObject({ release: { version: '2.0.0' }, lastGood: null });
    expect(own.entries.get('mf-new')?.release.version).toBe('2.0.0');
    expect(own.entries.get('mf-ar')?.release.version).toBe('1.0.0');
  });
});
