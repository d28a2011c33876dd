import { VictoryAxis, VictoryChart, VictoryContainer, VictoryLine, VictoryScatter } from 'victory';
import { ChartFrame } from './ChartFrame.tsx';
import { nameAxis, valueAxis } from './chart-style.ts';
import type { ChartTable } from './chart-table.ts';
import { lineLook } from './lineLook.ts';
import { niceScale } from './niceScale.ts';
import { SeriesKey } from './SeriesKey.tsx';
import { stepTicks } from './stepTicks.ts';

export interface TimeSeries {
  label: string;
  /** One value per step. Null when nothing was measured; the line has a gap there. */
  values: readonly (number | null)[];
}

export interface TimeLinesChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** Short names of the time steps, from left to right. As many are shown as fit. */
  steps: readonly string[];
  series: readonly TimeSeries[];
  /** Short text of a value, for the scale, which begins at 0. */
  formatValue: (value: number) => string;
  table: ChartTable;
}

const HEIGHT_PX = 240;
const PADDING = { top: 12, right: 16, bottom: 36, left: 60 };
const MARKER_PX = 3.5;
/** With more steps, markers would hide the line. */
const MOST_MARKED = 30;

/** Whether a value has no neighbour to draw a line to, so that only a marker can show it. */
const isAlone = (values: readonly (number | null)[], index: number): boolean =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

/** Several lines over time, told apart by colour, dash and marker. Without motion. */
export function TimeLinesChart({ label, steps, series, formatValue, table }: TimeLinesChartProps) {
  const highest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const { max, ticks } = niceScale(highest);

  return (
    <>
      <SeriesKey
        series={series}
        sample={(index) => {
          const { stroke, strokeDasharray } = lineLook(index);
          return <path d="M0 7H28" stroke={stroke} strokeDasharray={strokeDasharray} strokeWidth="2.5" />;
        }}
      />
      <ChartFrame table={table}>
        {(widthPx) => (
          <VictoryChart
            width={widthPx}
            height={HEIGHT_PX}
            padding={PADDING}
            domain={{ x: [0.5, Math.max(2, steps.length) + 0.5], y: [0, max] }}
            containerComponent={<VictoryContainer responsive={false} title={label} />}
          >
            <VictoryAxis dependentAxis tickValues={[...ticks]} tickFormat={formatValue} style={valueAxis} />
            <VictoryAxis
              tickValues={stepTicks(steps.length, widthPx - PADDING.left - PADDING.right)}
              tickFormat={(step: number) => steps[step - 1] ?? ''}
              style={nameAxis}
            />
            {series.map(({ label: name, values }, index) => {
              const { stroke, strokeDasharray } = lineLook(index);
              return (
                <VictoryLine
                  key={`line ${name}`}
                  data={values.map((value, step) => ({ x: step + 1, y: value }))}
                  style={{ data: { stroke, strokeDasharray, strokeWidth: 2.25 } }}
                />
              );
            })}
            {series.map(({ label: name, values }, index) => {
              const { stroke, marker } = lineLook(index);
              const isMarked = steps.length <= MOST_MARKED;
              return (
                <VictoryScatter
                  key={`markers ${name}`}
                  data={values.flatMap((value, step) =>
                    value !== null && (isMarked || isAlone(values, step)) ? [{ x: step + 1, y: value }] : [],
                  )}
                  size={MARKER_PX}
                  symbol={marker}
                  style={{ data: { fill: stroke } }}
                />
              );
            })}
          </VictoryChart>
        )}
      </ChartFrame>
    </>
  );
}
