import type { ComparedPage, Figures } from './compareSites.ts';
import { NAMED_FIGURES } from './figures.data.ts';
import { performanceReport } from './performanceReport.ts';

const figures = (own: Partial<Figures>): Figures =>
  ({ ...Object.fromEntries(NAMED_FIGURES.map(({ figure }) => [figure, 100])), ...own }) as Figures;

const page: ComparedPage = {
  page: { path: '/quote', kind: 'work', next: '/services', mostHtmlBytes: 14_000 },
  sites: {
    static: figures({ htmlBytes: 10_000, menuMs: null }),
    application: figures({ htmlBytes: 500, largestMs: 2000 }),
    site: figures({ htmlBytes: 15_000, largestMs: 800 }),
  },
};
const run = {
  command: 'npm run bench -- pages',
  date: new Date('2026-11-23T06:30:00Z'),
  commit: 'abc1234',
  machine: '2 cores',
  rounds: 3,
};

describe('performanceReport', () => {
  const report = performanceReport({ browser: 'Chromium 1', pages: [page] }, run);

  it('says when, from what and on what it was measured', () => {
    expect(report).toContain('2026-11-23 06:30 UTC, at commit abc1234');
    expect(report).toContain('| Machine | 2 cores |');
  });

  it('sets each figure beside the other sites and its target, in words', () => {
    expect(report).toContain(
      '| HTML, compressed | 10.0 kB | 0.5 kB | 15.0 kB | 1.50 | 30.00 | at most 14.0 kB | **missed** |',
    );
    expect(report).toContain(
      '| Largest paint (LCP) | 100 ms | 2000 ms | 800 ms | 8.00 | 0.40 | at most 0.4 × the application (800 ms) | held |',
    );
    expect(report).toContain(
      '| First click on the menu works | none | 100 ms | 100 ms |  | 1.00 | at most 50 ms after the page is ready (150 ms) | held |',
    );
  });

  it('counts the targets that are held and missed', () => {
    expect(report).toMatch(/Of 11 targets, \d+ are held and \d+ missed\./);
  });
});
