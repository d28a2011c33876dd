import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../steps/workspace.mjs';
import { circlesIn } from './circlesIn.mjs';

const check = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/checkCircles.mjs'), ...args], { encoding: 'utf8' });

const membersOf = (...pairs: [from: string, to: string][]) =>
  circlesIn(pairs.map(([from, to]) => ({ from, to }))).map(({ folder, members }) => [folder, ...members].join(' '));

describe('the check for circles', () => {
  it('fails for folders, files and packages that import each other, types included, and names the imports', () => {
    const { status, stderr } = check(join(ROOT, 'scripts/fixtures/circles'));
    expect(stderr.split('\n').slice(1)).toEqual([
      '  packages {prices, words}',
      '    prices imports words: packages/prices/src/quote/quote.ts -> packages/words',
      '    words imports prices: packages/words/src/label.ts -> packages/prices',
      '  packages/prices/src {hourly, tariffs}',
      '    hourly imports tariffs: packages/prices/src/hourly/hourlyRate.ts -> packages/prices/src/tariffs/tariffAt.ts',
      '    tariffs imports hourly: packages/prices/src/tariffs/pricingVersion.ts -> packages/prices/src/hourly/hourlyRate.ts',
      '  packages/prices/src/metro {zone-rates.data.ts, zoneRate.ts}',
      '    zone-rates.data.ts imports zoneRate.ts: packages/prices/src/metro/zone-rates.data.ts -> packages/prices/src/metro/zoneRate.ts',
      '    zoneRate.ts imports zone-rates.data.ts: packages/prices/src/metro/zoneRate.ts -> packages/prices/src/metro/zone-rates.data.ts',
      '',
    ]);
    expect(status).toBe(1);
  });

  it('fails where it finds no import at all', () => {
    expect(check(join(ROOT, 'docs/images'))).toMatchObject({ status: 1 });
  });

  it('finds a circle through several folders, and through a file beside them', () => {
    expect(
      membersOf(['src/a/x.ts', 'src/b/y.ts'], ['src/b/z.ts', 'src/main.ts'], ['src/main.ts', 'src/a/w.ts']),
    ).toEqual(['src a b main.ts']);
  });

  it('tells circles apart that only touch', () => {
    const pairs: [string, string][] = [
      ['src/a/x.ts', 'src/b/x.ts'],
      ['src/b/x.ts', 'src/a/y.ts'],
      ['src/b/x.ts', 'src/c/x.ts'],
      ['src/c/x.ts', 'src/d/x.ts'],
      ['src/d/x.ts', 'src/c/y.ts'],
    ];
    expect(membersOf(...pairs)).toEqual(['src c d', 'src a b']);
  });

  it('accepts a way through the same folder twice, as long as it leads down', () => {
    expect(membersOf(['src/a/x.ts', 'src/b/x.ts'], ['src/b/x.ts', 'src/c/x.ts'], ['src/a/y.ts', 'src/c/x.ts'])).toEqual(
      [],
    );
  });

  it('accepts a file that imports from a folder beside it', () => {
    expect(membersOf(['src/a/x.ts', 'src/a/part/y.ts'], ['src/a/part/y.ts', 'src/a/z.ts'])).toEqual([]);
  });
});
