import { aHealthReport } from '../../fixtures/aRelease.ts';
import { adoptionText } from './adoptionText.ts';

function reportOf(...visits: [version: string, visits: number][]) {
  const report = aHealthReport();
  const [remote] = report.remotes;
  const [release] = remote?.releases ?? [];
  if (!remote || !release) throw new Error('The fixture has no release.');
  const releases = visits.map(([version, count]) => ({ ...release, version, visits: count }));
  return { ...report, remotes: [{ ...remote, releases }] };
}
const live = { name: 'mf-quote', version: '1.5.0' };

describe('adoptionText', () => {
  it('says in one line who follows the live release, and who an earlier one', () => {
    expect(adoptionText(reportOf(['1.5.0', 938], ['1.4.0', 82]), live)).toBe(
      '92% of 1,020 visits in the last hour had 1.5.0, 8% 1.4.0',
    );
    expect(adoptionText(reportOf(['1.5.0', 120]), live)).toBe('All 120 visits in the last hour had 1.5.0');
    expect(adoptionText(reportOf(['1.5.0', 1]), live)).toBe('The one visit in the last hour had 1.5.0');
    expect(adoptionText(reportOf(['1.4.0', 10]), live)).toBe('0% of 10 visits in the last hour had 1.5.0, 100% 1.4.0');
  });

  it('never rounds some to none or to all', () => {
    expect(adoptionText(reportOf(['1.5.0', 999], ['1.4.0', 1]), live)).toBe(
      'over 99% of 1,000 visits in the last hour had 1.5.0, under 1% 1.4.0',
    );
  });

  it('names the two most visited others', () => {
    const report = reportOf(['1.2.0', 5], ['1.4.0', 20], ['1.5.0', 65], ['1.3.0', 10]);
    expect(adoptionText(report, live)).toBe(
      '65% of 100 visits in the last hour had 1.5.0, 20% 1.4.0, 10% 1.3.0, 5% others',
    );
  });

  it('is silent where nobody was', () => {
    expect(adoptionText(reportOf(['1.5.0', 0]), live)).toBeNull();
    expect(adoptionText(undefined, live)).toBeNull();
  });
});
