import fc from 'fast-check';
import type { Activation } from '../releases/followActivations.ts';
import { liveVersions } from '../releases/liveVersions.ts';
import { KEPT_DAYS, KEPT_PER_NAME, prunableReleases, type StoredRelease } from './prunableReleases.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T00:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const since = daysAgo(KEPT_DAYS);
const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

type Line = Activation & { at: Date };

const release = fc.record({
  name: fc.constantFrom('mf-quote', 'mf-ar', 'shell'),
  ageDays: fc.integer({ min: 0, max: 120 }),
  isWorkingCopy: fc.boolean(),
});

const history = fc.record({
  releases: fc.array(release, { minLength: 60, maxLength: 150 }).map((all) =>
    all.map(({ name, ageDays, isWorkingCopy }, index): StoredRelease => {
      // Most of them are releases; the newest working copies are hours old.
      const isCopy = isWorkingCopy && index % 5 === 0;
      return {
        name,
        version: isCopy ? `0.0.0-dev.${index}` : `1.${index}.0`,
        publishedAt: daysAgo(isCopy ? ageDays / 240 : ageDays),
      };
    }),
  ),
  acts: fc.array(
    fc.record({
      pick: fc.nat(),
      ageDays: fc.integer({ min: 0, max: 119 }),
      share: fc.constantFrom(10, 50, 100, 100),
      kind: fc.constantFrom<Activation['kind']>('activate', 'activate', 'rollback'),
    }),
    { maxLength: 40 },
  ),
  shown: fc.array(fc.nat(), { maxLength: 4 }),
});

/** Random acts on the releases that existed at the time, in order of time. */
function linesOf(
  releases: StoredRelease[],
  acts: { pick: number; ageDays: number; share: number; kind: Line['kind'] }[],
) {
  const lines: Line[] = [];
  for (const { pick, ageDays, share, kind } of acts.toSorted((a, b) => b.ageDays - a.ageDays)) {
    const at = daysAgo(ageDays);
    const there = releases.filter(({ publishedAt, version }) => publishedAt <= at && !version.startsWith('0.0.0'));
    const chosen = there[pick % Math.max(there.length, 1)];
    if (chosen === undefined) continue;
    const { name, version } = chosen;
    const isFirst = !lines.some((line) => line.name === name);
    lines.push({
      seq: lines.length + 1,
      name,
      version,
      kind: isFirst ? 'activate' : kind,
      share: isFirst || kind === 'rollback' ? 100 : share,
      isWatched: true,
      at,
    });
  }
  return lines;
}

/** Every release that some visitor got within the last 30 days, found by replaying the log line by line. */
function gotSince(lines: Line[]): Set<string> {
  const got = new Set<string>();
  lines.forEach(({ at }, index) => {
    // The state before a line within the 30 days, and the state after it, were both live for some of that time.
    for (const end of at >= since ? [index, index + 1] : []) add(lines.slice(0, end));
  });
  add(lines);
  function add(until: Line[]): void {
    for (const [name, { version, candidate }] of liveVersions(until)) {
      got.add(keyOf({ name, version }));
      if (candidate) got.add(keyOf({ name, version: candidate.version }));
    }
  }
  return got;
}

describe('prunableReleases', () => {
  it('removes nothing that somebody may still need, and everything else, over 200 histories', () => {
    let removed = 0;
    fc.assert(
      fc.property(history, ({ releases, acts, shown }) => {
        const activations = linesOf(releases, acts);
        const inUse = shown.flatMap((index) => releases[index % releases.length] ?? []);
        const gone = new Set(prunableReleases({ releases, activations, inUse, now: NOW }).map(keyOf));
        const got = gotSince(activations);
        const fallbacks = [...liveVersions(activations)].map(([name, { good }]) =>
          keyOf({ name, version: good[0] ?? '' }),
        );
        const needed = new Set([...got, ...fallbacks, ...inUse.map(keyOf)]);
        for (const one of releases) {
          const isCopy = one.version.startsWith('0.0.0-dev');
          const newer = releases.filter(
            ({ name, version, publishedAt }) =>
              name === one.name && !version.startsWith('0.0.0-dev') && publishedAt > one.publishedAt,
          );
          const equal = releases.filter(
            ({ name, publishedAt }) => name === one.name && publishedAt.getTime() === one.publishedAt.getTime(),
          );
          const isYoung = isCopy ? one.publishedAt >= daysAgo(1 / 24) : one.publishedAt >= since;
          if (gone.has(keyOf(one))) {
            expect({ one, isNeeded: needed.has(keyOf(one)), isYoung }).toEqual({
              one,
              isNeeded: false,
              isYoung: false,
            });
            if (!isCopy) expect(newer.length + equal.length).toBeGreaterThan(KEPT_PER_NAME);
          } else {
            const isAmongNewest = !isCopy && newer.length < KEPT_PER_NAME;
            expect({ one, isKept: needed.has(keyOf(one)) || isYoung || isAmongNewest }).toEqual({ one, isKept: true });
          }
        }
        removed += gone.size;
      }),
      { numRuns: 200 },
    );
    expect(removed).toBeGreaterThan(500);
    process.stdout.write(`200 histories: ${removed} releases removed, none that was needed\n`);
  });

  it('keeps the development build of a host as long as the host', () => {
    const at = daysAgo(100);
    const versions = ['1.0.0', '1.0.0-development', '1.1.0', '1.1.0-development'];
    const old = versions.map((version) => ({ name: 'shell', version, publishedAt: at }));
    const newer = Array.from({ length: KEPT_PER_NAME }, (_, index) => ({
      name: 'shell',
      version: `2.${index}.0`,
      publishedAt: daysAgo(1),
    }));
    const live = {
      seq: 1,
      name: 'shell',
      version: '1.1.0',
      kind: 'activate' as const,
      share: 100,
      isWatched: true,
      at,
    };
    const known = { releases: [...old, ...newer], activations: [live], inUse: [], now: NOW };
    expect(prunableReleases(known).map(({ version }) => version)).toEqual(['1.0.0', '1.0.0-development']);
  });
});
