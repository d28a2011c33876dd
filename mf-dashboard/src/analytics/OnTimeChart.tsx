import type { AnalyticsMonth } from '@saltbush/consignments/api';
import { formatMonth, formatNumber } from '@saltbush/freight';
import * as F from '@saltbush/portal/frame.styles';
import { lazy } from 'react';
import { LazyChart } from './LazyChart.tsx';
import { latestQuarter, measuredMonths, percentTicks } from './onTimeFigures.ts';
import { monthLabel } from './periodName.ts';

const LineChart = lazy(() => import('@saltbush/charts').then((module) => ({ default: module.LineChart })));

const percentText = (value: number) => `${formatNumber(value)}%`;
const rateText = (value: number | null) => (value === null ? 'nothing promised' : percentText(value));

/** On-time rates of the last quarter; the table has every month. */
export function OnTimeChart({ months }: { months: readonly AnalyticsMonth[] }) {
  const measured = measuredMonths(months);
  if (measured.length === 0) {
    return <p>No delivery of this period had a promised day. The rate starts with the first one that has.</p>;
  }
  const drawn = latestQuarter(months);
  const spoken = drawn.map(({ month, onTimePercent }) => `${formatMonth(month)} ${rateText(onTimePercent)}`);
  return (
    <>
      <LazyChart>
        <LineChart
          label={`On-time delivery: ${spoken.join(', ')}.`}
          points={drawn.map(({ month, onTimePercent }) => ({
            label: monthLabel(month, drawn[0]?.month),
            value: onTimePercent,
          }))}
          ticks={percentTicks(drawn.flatMap(({ onTimePercent }) => (onTimePercent === null ? [] : [onTimePercent])))}
          formatValue={percentText}
          table={{
            caption: 'Deliveries on or before the promised day',
            columns: ['Month', 'On time'],
            rows: measured.map(({ month, onTimePercent }) => ({
              label: formatMonth(month),
              value: rateText(onTimePercent),
            })),
          }}
        />
      </LazyChart>
      <F.Small>The last three months, by the day that was promised first. The table holds the whole period.</F.Small>
    </>
  );
}
