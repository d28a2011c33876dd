import { casesReport } from './casesReport.ts';
import type { MeasuredCase } from './measureCases.ts';

const run = {
  command: 'npm run bench -- cases',
  date: new Date('2026-11-23T06:30:00Z'),
  commit: 'abc',
  machine: 'one',
};
const figures = {
  shownMs: 700.4,
  menuMs: 731,
  work: { isDone: true, text: 'price 90 ms after the press' },
  requests: 3,
  bytes: 41_230,
};
const one = (own: Partial<MeasuredCase>): MeasuredCase => ({ name: 'Scripts are off', path: '/', figures, ...own });
const reportOf = (...measured: MeasuredCase[]) => casesReport({ browser: 'Chromium 1', measured }, run);

describe('casesReport', () => {
  it('says when and what of a page works', () => {
    const report = reportOf(one({}));
    expect(report).toContain(
      '| Scripts are off | `/` | 700 ms | 731 ms | price 90 ms after the press | 3 | 41.2 kB | works |',
    );
    expect(report).toContain('Of 1 pages, 1 show their content and work, 0 fail.');
  });

  it.each([
    ['a page that never shows', { shownMs: null }],
    ['a menu that never opens', { menuMs: null }],
    ['a visitor who cannot do what they came for', { work: { isDone: false, text: 'not done: no price' } }],
  ])('%s fails', (_what, own) => {
    const report = reportOf(one({ figures: { ...figures, ...own } }), one({}));
    expect(report).toMatch(/\| \*\*fails\*\* \|/);
    expect(report).toContain('Of 2 pages, 1 show their content and work, 1 fail.');
  });

  it('says why a case was not measured', () => {
    const report = reportOf(one({ figures: { missing: 'nginx did not start: there is none' } }));
    expect(report).toContain(
      '| Scripts are off | `/` |  |  | nginx did not start: there is none |  |  | not measured |',
    );
    expect(report).toContain('1 could not be visited on this machine.');
  });
});
