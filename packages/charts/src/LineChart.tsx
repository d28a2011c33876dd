import { color } from '@saltbush/ui';
import { VictoryAxis, VictoryChart, VictoryContainer, VictoryLabel, VictoryLine, VictoryScatter } from 'victory';
import { ChartFrame } from './ChartFrame.tsx';
import { boldLetters, nameAxis, valueAxis } from './chart-style.ts';
import type { ChartTable } from './chart-table.ts';

export interface LineChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** From left to right. Null when nothing was measured; the line has a gap there. */
  points: readonly { label: string; value: number | null }[];
  /** Ticks of the scale, including both of its ends. */
  ticks: readonly number[];
  /** Short text of a value, for its point and the scale. */
  formatValue: (value: number) => string;
  table: ChartTable;
}

const HEIGHT_PX = 280;
const PADDING = { top: 28, right: 28, bottom: 36, left: 56 };
const MARKER_PX = 5;

/** A line with a marker and a figure at each point. Without motion. */
export function LineChart({ label, points, ticks, formatValue, table }: LineChartProps) {
  const data = points.map(({ value }, index) => ({ x: index + 1, y: value }));
  const measured = data.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]));

  return (
    <ChartFrame table={table}>
      {(widthPx) => (
        <VictoryChart
          width={widthPx}
          height={HEIGHT_PX}
          padding={PADDING}
          domain={{ x: [0.7, Math.max(2, points.length) + 0.3], y: [Math.min(...ticks), Math.max(...ticks)] }}
          containerComponent={<VictoryContainer responsive={false} title={label} />}
        >
          <VictoryAxis dependentAxis tickValues={[...ticks]} tickFormat={formatValue} style={valueAxis} />
          <VictoryAxis
            tickValues={points.map((_point, index) => index + 1)}
            tickFormat={points.map((point) => point.label)}
            style={nameAxis}
          />
          <VictoryLine data={data} style={{ data: { stroke: color.saltbush, strokeWidth: 2.5 } }} />
          <VictoryScatter
            data={measured}
            size={MARKER_PX}
            labels={({ datum }: { datum?: { y?: number } }) => (datum?.y === undefined ? '' : formatValue(datum.y))}
            labelComponent={<VictoryLabel dy={-8} />}
            style={{
              data: { fill: color.white, stroke: color.saltbush, strokeWidth: 2.5 },
              labels: boldLetters,
            }}
          />
        </VictoryChart>
      )}
    </ChartFrame>
  );
}
