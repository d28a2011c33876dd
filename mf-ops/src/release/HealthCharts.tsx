import { formatNumber } from '@saltbush/freight';
import { Skeleton } from '@saltbush/ui';
import { Suspense } from 'react';
import { dayAndTime } from '../console/dayAndTime.ts';
import { houseTime } from '../console/houseTime.ts';
import { loadTime } from '../console/loadTime.ts';
import { late } from '../frame/late.tsx';
import * as S from './FiguresPanel.styles.ts';
import type { FigureSeries } from './seriesOf.ts';

const HOUR_MINUTES = 60;

/** Label of a time step in the reader's time zone: `2:30 PM`, or `Sat 2 PM` when steps are hours. */
function stepLabel(at: string, stepMinutes: number): string {
  const isLong = stepMinutes >= HOUR_MINUTES;
  return houseTime(at, isLong ? { weekday: 'short', hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' });
}

const TimeLinesChart = late(() => import('@saltbush/charts').then((module) => module.TimeLinesChart));
const SharesChart = late(() => import('@saltbush/charts').then((module) => module.SharesChart));

const percentText = (value: number) => `${formatNumber(value, 1)}%`;

/** Failed visits, load time and adoption of each release over time. */
export function HealthCharts({
  name,
  series: { steps, stepMinutes, releases },
}: {
  name: string;
  series: FigureSeries;
}) {
  const labels = steps.map((at) => stepLabel(at, stepMinutes));
  const versions = releases.map(({ version }) => version);
  const columns = ['From', ...versions] as const;
  type Point = FigureSeries['releases'][number]['byStep'][number];
  const rows = (text: (point: NonNullable<Point>) => string) =>
    steps.flatMap((at, step) => {
      const points = releases.map(({ byStep }) => byStep[step] ?? null);
      if (points.every((point) => point === null || point.visits === 0)) return [];
      return [{ label: dayAndTime(at), value: points.map((point) => (point === null ? '–' : text(point))) }];
    });
  const failedPercent = (point: Point) =>
    point === null || point.visits === 0 ? null : (point.failed / point.visits) * 100;
  const spokenFailures = releases.map(
    ({ version, failed, visits }) => `${version} ${formatNumber(failed)} of ${formatNumber(visits)}`,
  );
  const spokenLoad = releases.flatMap(({ version, loadMs }) => (loadMs ? [`${version} ${loadTime(loadMs.p75)}`] : []));

  return (
    <S.Charts>
      <section>
        <h3>Failed visits</h3>
        <Suspense fallback={<Skeleton height="16rem" />}>
          <TimeLinesChart
            label={`Failed visits of ${name} over time. In all: ${spokenFailures.join(', ')}.`}
            steps={labels}
            series={releases.map(({ version, byStep }) => ({ label: version, values: byStep.map(failedPercent) }))}
            formatValue={percentText}
            table={{
              caption: 'Failed visits of all visits',
              columns,
              rows: rows(({ failed, visits }) => `${formatNumber(failed)} of ${formatNumber(visits)}`),
            }}
          />
        </Suspense>
      </section>
      <section>
        <h3>Load time</h3>
        <S.Soft>Three in four visits loaded faster than the line.</S.Soft>
        <Suspense fallback={<Skeleton height="16rem" />}>
          <TimeLinesChart
            label={`Load time of ${name} over time, three in four visits were faster. In all: ${spokenLoad.join(', ')}.`}
            steps={labels}
            series={releases.map(({ version, byStep }) => ({
              label: version,
              values: byStep.map((point) => point?.loadMsP75 ?? null),
            }))}
            formatValue={loadTime}
            table={{
              caption: 'Load time that three in four visits stayed under',
              columns,
              rows: rows(({ loadMsP75 }) => (loadMsP75 === null ? '–' : loadTime(loadMsP75))),
            }}
          />
        </Suspense>
      </section>
      <section>
        <h3>Who gets which release</h3>
        <Suspense fallback={<Skeleton height="15rem" />}>
          <SharesChart
            label={`Share of the visits of ${name} that each release had, over time.`}
            steps={labels}
            series={releases.map(({ version, byStep }) => ({
              label: version,
              values: byStep.map((point) => point?.visits ?? 0),
            }))}
            table={{ caption: 'Visits', columns, rows: rows(({ visits }) => formatNumber(visits)) }}
          />
        </Suspense>
      </section>
    </S.Charts>
  );
}
