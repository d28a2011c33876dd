import { aHealthReport, aLiveRelease } from '../../fixtures/aRelease.ts';
import { seriesOf } from './seriesOf.ts';

it('puts all releases on the same steps, the live one first', () => {
  const { steps, releases } = seriesOf(aHealthReport({ failed: 8 }), 'mf-quote', aLiveRelease());
  expect(steps).toEqual(['2026-11-21T01:30:00.000Z', '2026-11-21T02:00:00.000Z']);
  expect(releases.map(({ version }) => version)).toEqual(['1.5.0', '1.4.0']);
  expect(releases[0]?.byStep.map((point) => point?.failed)).toEqual([0, 8]);
});

it('leaves a gap where a release was not visited, and nothing for a name without visits', () => {
  const report = aHealthReport();
  const releases = report.remotes[0]?.releases ?? [];
  releases[0]?.points.shift();
  expect(seriesOf(report, 'mf-quote', aLiveRelease()).releases[0]?.byStep[0]).toBeNull();
  expect(seriesOf(report, 'mf-ar', null).releases).toEqual([]);
});
