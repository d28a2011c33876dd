import type { AnalyticsMonth } from '@saltbush/business-api/analytics';
import { formatNumber } from '@saltbush/freight';
import { lazy } from 'react';
import { monthName } from '../consignment/moment.ts';
import * as F from '../frame/frame.styles.ts';
import { LazyChart } from './LazyChart.tsx';
import { measuredMonths, percentTicks } from './measuredMonths.ts';
import { monthLabel } from './periodName.ts';

const LineChart = lazy(() => import('@saltbush/charts').then((module) => ({ default: module.LineChart })));

const percentText = (value: number) => `${formatNumber(value)}%`;
const rateText = (value: number | null) => (value === null ? 'nothing promised' : percentText(value));

/** How much of what had a promised day arrived on it or before, by month. */
export function OnTimeChart({ months }: { months: readonly AnalyticsMonth[] }) {
  const measured = measuredMonths(months);
  if (measured.length === 0) {
    return <p>No delivery of this period had a promised day. The rate starts with the first one that has.</p>;
  }
  const spoken = measured.map(({ month, onTimePercent }) => `${monthName(month)} ${rateText(onTimePercent)}`);
  return (
    <>
      <LazyChart>
        <LineChart
          label={`On-time delivery: ${spoken.join(', ')}.`}
          points={measured.map(({ month, onTimePercent }) => ({
            label: monthLabel(month, measured[0]?.month),
            value: onTimePercent,
          }))}
          ticks={percentTicks(measured.flatMap(({ onTimePercent }) => (onTimePercent === null ? [] : [onTimePercent])))}
          formatValue={percentText}
          table={{
            caption: 'Deliveries on or before the promised day',
            columns: ['Month', 'On time'],
            rows: measured.map(({ month, onTimePercent }) => ({
              label: monthName(month),
              value: rateText(onTimePercent),
            })),
          }}
        />
      </LazyChart>
      <F.Small>Delivered on or before the day that was promised first.</F.Small>
    </>
  );
}
