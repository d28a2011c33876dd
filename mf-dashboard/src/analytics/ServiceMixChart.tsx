import type { Analytics } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';
import * as F from '@saltbush/portal/frame.styles';
import { lazy } from 'react';
import { LazyChart } from './LazyChart.tsx';

const DonutChart = lazy(() => import('@saltbush/charts').then((module) => ({ default: module.DonutChart })));

const percentText = (value: number) => `${formatNumber(value)}%`;

/** Share of jobs by service. */
export function ServiceMixChart({ mix }: { mix: Analytics['serviceMix'] }) {
  const spoken = mix.map(({ service, percent }) => `${service} ${percentText(percent)}`).join(', ');
  return (
    <>
      <LazyChart>
        <DonutChart
          label={`Service mix: ${spoken}.`}
          slices={mix.map(({ service, percent }) => ({ label: service, value: percent }))}
          formatValue={percentText}
          table={{
            caption: 'Share of jobs by service',
            columns: ['Service', 'Share of jobs'],
            rows: mix.map(({ service, percent, jobs }) => ({
              label: service,
              value: `${percentText(percent)} (${formatNumber(jobs)} ${jobs === 1 ? 'job' : 'jobs'})`,
            })),
          }}
        />
      </LazyChart>
      <F.Small>Share of delivered jobs.</F.Small>
    </>
  );
}
