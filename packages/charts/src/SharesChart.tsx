import { color } from '@saltbush/ui';
import { useId } from 'react';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer } from 'victory';
import { ChartFrame } from './ChartFrame.tsx';
import { nameAxis, valueAxis } from './chart-style.ts';
import type { ChartTable } from './chart-table.ts';
import { SeriesKey } from './SeriesKey.tsx';
import { stepTicks } from './stepTicks.ts';
import { fillOf, Textures } from './Textures.tsx';

export interface SharesChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** Short names of the time steps, from left to right. As many are shown as fit. */
  steps: readonly string[];
  /** One amount per step. A step is drawn as shares of its sum, and left out when the sum is 0. */
  series: readonly { label: string; values: readonly number[] }[];
  table: ChartTable;
}

const HEIGHT_PX = 220;
const PADDING = { top: 12, right: 16, bottom: 36, left: 60 };

/** Columns of one height that show how a whole is divided at each step. Without motion. */
export function SharesChart({ label, steps, series, table }: SharesChartProps) {
  const patternId = useId();
  const sums = steps.map((_step, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const upTo = (count: number, step: number) =>
    series.slice(0, count).reduce((sum, { values }) => sum + (values[step] ?? 0), 0);

  return (
    <>
      <SeriesKey
        series={series}
        sample={(index) => <rect width="28" height="14" rx="3" fill={fillOf(patternId, index)} />}
      />
      <svg width="0" height="0" aria-hidden>
        <Textures idPrefix={patternId} count={series.length} />
      </svg>
      <ChartFrame table={table}>
        {(widthPx) => {
          const roomPx = widthPx - PADDING.left - PADDING.right;
          return (
            <VictoryChart
              width={widthPx}
              height={HEIGHT_PX}
              padding={PADDING}
              domain={{ x: [0.5, Math.max(2, steps.length) + 0.5], y: [0, 100] }}
              containerComponent={<VictoryContainer responsive={false} title={label} />}
            >
              <VictoryAxis
                dependentAxis
                tickValues={[0, 50, 100]}
                tickFormat={(percent: number) => `${percent}%`}
                style={valueAxis}
              />
              <VictoryAxis
                tickValues={stepTicks(steps.length, roomPx)}
                tickFormat={(step: number) => steps[step - 1] ?? ''}
                style={nameAxis}
              />
              {series.map(({ label: name }, index) => (
                <VictoryBar
                  key={name}
                  barWidth={Math.max(2, roomPx / Math.max(2, steps.length))}
                  data={sums.flatMap((sum, step) =>
                    sum === 0
                      ? []
                      : [{ x: step + 1, y0: (upTo(index, step) / sum) * 100, y: (upTo(index + 1, step) / sum) * 100 }],
                  )}
                  style={{ data: { fill: fillOf(patternId, index), stroke: color.white, strokeWidth: 0.75 } }}
                />
              ))}
            </VictoryChart>
          );
        }}
      </ChartFrame>
    </>
  );
}
