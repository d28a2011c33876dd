import { type MeasuredRates, type RateFigures, rateReport } from './rateReport.ts';

const run = { command: 'npm run bench -- rate', date: new Date('2026-11-23T06:30:00Z'), commit: 'abc', machine: 'one' };
const figures = (own: Partial<RateFigures> = {}): RateFigures => ({
  perSecond: 10_000,
  serverMicroseconds: 40,
  generatorShare: 0.5,
  notServed: 0,
  steadyPerSecond: 1000,
  p50: 1,
  p99: 3,
  lateP99: 0.2,
  steadyNotServed: 0,
  ...own,
});
const reportOf = (own: MeasuredRates['pages'][number]['figures'], missing: string | null = null) =>
  rateReport({ pages: [{ path: '/', bytes: 17_500, figures: own }], isApart: true, missing }, run);

describe('rateReport', () => {
  it('sets the site beside a file of nginx', () => {
    const report = reportOf({ file: figures(), site: figures({ perSecond: 6_000, p99: 12 }), gateway: figures() });
    expect(report).toContain('| `/` | the site, behind nginx | 6000 | 0.60 | 40 | 1.00 | 50 % | 0 |');
    expect(report).toContain('0.60, held; p99 below 20 ms at 1,000 a second: 12.0 ms, held.');
  });

  it('misses a target below half of the rate, at 20 ms, and where requests were not served', () => {
    expect(reportOf({ file: figures(), site: figures({ perSecond: 4_999 }) })).toContain('0.50, **missed**');
    expect(reportOf({ file: figures(), site: figures({ serverMicroseconds: 100 }) })).toContain('0.40, **missed**');
    expect(reportOf({ file: figures(), site: figures({ p99: 20 }) })).toContain('20.0 ms, **missed**');
    expect(reportOf({ file: figures(), site: figures({ steadyNotServed: 1 }) })).toContain('3.0 ms, **missed**');
  });

  it('says so where there is no nginx', () => {
    const report = reportOf({ gateway: figures() }, 'nginx did not start: there is none');
    expect(report).toContain('There is no nginx here: nginx did not start: there is none.');
    expect(report).toContain('- `/`: the targets need nginx, so they were not measured.');
  });
});
