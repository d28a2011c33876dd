import { besideReport } from './besideReport.ts';
import type { BesideFigures, WayFigures } from './besideSites.ts';

const run = {
  command: 'npm run bench -- references',
  date: new Date('2026-11-23T06:30:00Z'),
  commit: 'abc',
  machine: 'one',
  rounds: 2,
};
const KEYS: (keyof WayFigures)[] = [
  'largestMs',
  'readyMs',
  'menuMs',
  'blockedFromStartMs',
  'requests',
  'requestsBesidesPictures',
  'scriptBytes',
  'htmlBytes',
  'repeatBytes',
  'moveMs',
  'layoutShift',
];
const figures = (own: Partial<WayFigures>): WayFigures =>
  ({ ...Object.fromEntries(KEYS.map((key) => [key, 0])), ...own }) as WayFigures;
const reportOf = (...ways: BesideFigures['ways']) => besideReport({ browser: 'Chromium 1', ways }, run);

describe('besideReport', () => {
  it('sets the ways beside each other and judges the page that is read', () => {
    const report = reportOf(
      { id: 'static', figures: figures({ largestMs: 800 }) },
      { id: 'astro', figures: figures({ largestMs: 850, scriptBytes: 5_000 }) },
      { id: 'quietSite', figures: figures({ largestMs: 900, readyMs: 700, menuMs: 740 }) },
    );
    expect(report).toContain(
      '| Astro, islands | 850 ms | 0 ms | 0 ms | 0 ms | 0 | 5.0 kB | 0.0 kB | 0.0 kB | 0 ms | 0 |',
    );
    expect(report).toContain('| LCP, at most 1.15 × static | 920 ms | 900 ms | held |');
    expect(report).toContain('| LCP, never behind Astro | 850 ms | 900 ms | **missed** |');
    expect(report).toContain('| A click works, 50 ms after the page is ready | 750 ms | 740 ms | held |');
  });

  it('says so where there is nothing to compare with', () => {
    const report = reportOf({ id: 'quietSite', figures: figures({ moveMs: 100 }) });
    expect(report).toContain('| Move, at most 0.25 × the application | none | 100 ms | not measured |');
  });
});
