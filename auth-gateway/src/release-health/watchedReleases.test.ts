import type { Activation } from '../releases/followActivations.ts';
import { liveVersions } from '../releases/liveVersions.ts';
import { testStarts, watchedReleases } from './watchedReleases.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-20T00:00:00Z');
const at = (minute: number) => new Date(START + minute * MINUTE_MS);

/** The releases on trial at a minute. Line n of the log was written in minute n. */
function watchedAt(minute: number, lines: Partial<Activation>[]) {
  const activations = lines.map((line, index) => {
    const seq = line.seq ?? index + 1;
    return { name: 'mf-quote', version: '1.0.0', kind: 'activate' as const, share: 100, isWatched: true, ...line, seq };
  });
  const live = liveVersions(activations);
  const lastGoodOf = (name: string) => live.get(name)?.good[0] ?? null;
  return watchedReleases({ live, lastGoodOf, timeOf: at, now: at(minute) });
}

const onTrial = (minute: number, lines: Partial<Activation>[]): string[] =>
  watchedAt(minute, lines).map(
    ({ version, since, predecessor }) =>
      `${version} since ${(since.getTime() - START) / MINUTE_MS} against ${predecessor}`,
  );
const onTrialFirst = (minute: number, lines: Partial<Activation>[]) =>
  watchedAt(minute, lines).map(({ isFirst }) => isFirst);

describe('what is on trial', () => {
  const FIRST = { version: '1.0.0', seq: 1 };

  it('includes what was activated within the hour', () => {
    const lines = [FIRST, { version: '1.1.0', seq: 100 }];
    expect(onTrial(30, [FIRST])).toEqual(['1.0.0 since 1 against null']);
    expect(onTrial(130, lines)).toEqual(['1.1.0 since 100 against 1.0.0']);
    expect(onTrial(160, lines)).toEqual([]);
  });

  it('knows a first release: nothing was live before it, or the remote had left the site', () => {
    const first = (lines: Partial<Activation>[]) => onTrialFirst(110, lines);
    expect(first([{ version: '1.0.0', seq: 100 }])).toEqual([true]);
    expect(first([FIRST, { version: '1.1.0', seq: 100 }])).toEqual([false]);
    const retired = { version: '1.0.0', seq: 50, kind: 'retire' as const };
    expect(first([FIRST, retired])).toEqual([]);
    expect(first([FIRST, retired, { version: '1.1.0', seq: 100 }])).toEqual([true]);
    expect(first([FIRST, { version: '1.1.0', seq: 100, share: 5 }])).toEqual([false]);
  });

  it('leaves out what was excepted, and what was rolled back to', () => {
    expect(onTrial(110, [FIRST, { version: '1.1.0', seq: 100, isWatched: false }])).toEqual([]);
    const rollback = [FIRST, { version: '1.1.0', seq: 100 }, { version: '1.0.0', seq: 105, kind: 'rollback' as const }];
    expect(onTrial(110, rollback)).toEqual([]);
  });

  it('includes a candidate from its beginning, for an hour after each change of its share', () => {
    const lines = [FIRST, { version: '1.1.0', seq: 100, share: 5 }, { version: '1.1.0', seq: 150, share: 50 }];
    expect(onTrial(110, lines.slice(0, 2))).toEqual(['1.1.0 since 100 against 1.0.0']);
    expect(onTrial(200, lines)).toEqual(['1.1.0 since 100 against 1.0.0']);
    expect(onTrial(210, lines)).toEqual([]);
  });
});

describe('the tests of a release', () => {
  const minutes = (now: number) => testStarts(at(0), at(now)).map((start) => (start.getTime() - START) / MINUTE_MS);

  it('begin every ten minutes, at most six at a time', () => {
    expect(minutes(0)).toEqual([0]);
    expect(minutes(9.9)).toEqual([0]);
    expect(minutes(25)).toEqual([0, 10, 20]);
    expect(minutes(59)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(minutes(185)).toEqual([130, 140, 150, 160, 170, 180]);
  });
});
