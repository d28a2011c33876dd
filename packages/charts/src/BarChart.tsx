import { color } from '@saltbush/ui';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel } from 'victory';
import { ChartFrame } from './ChartFrame.tsx';
import { boldLetters, nameAxis, valueAxis } from './chart-style.ts';
import type { ChartTable } from './chart-table.ts';

export interface Bar {
  label: string;
  value: number;
  /** Uses a second colour; explain its meaning near the chart. */
  isMarked?: boolean;
}

export interface BarChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** From top to bottom. */
  bars: readonly Bar[];
  /** End of the scale, which begins at 0. */
  max: number;
  ticks: readonly number[];
  /** The figures. Omit it when the page has a table of its own. */
  table?: ChartTable;
}

const ROW_PX = 46;
const BAR_PX = 22;
const PADDING = { top: 8, right: 36, bottom: 34, left: 84 };

/** Horizontal bars at full width, without motion. */
export function BarChart({ label, bars, max, ticks, table }: BarChartProps) {
  // Victory draws its first row at the bottom.
  const rows = [...bars].reverse();
  const heightPx = bars.length * ROW_PX + PADDING.top + PADDING.bottom;

  return (
    <ChartFrame table={table}>
      {(widthPx) => (
        <VictoryChart
          horizontal
          width={widthPx}
          height={heightPx}
          padding={PADDING}
          domain={{ x: [0.5, rows.length + 0.5], y: [0, max] }}
          containerComponent={<VictoryContainer responsive={false} title={label} />}
        >
          <VictoryAxis dependentAxis tickValues={[...ticks]} style={valueAxis} />
          <VictoryAxis
            tickValues={rows.map((_row, index) => index + 1)}
            tickFormat={rows.map((row) => row.label)}
            style={{ ...nameAxis, tickLabels: { ...nameAxis.tickLabels, fontWeight: 600 } }}
          />
          <VictoryBar
            data={rows.map(({ value, isMarked = false }, index) => ({ x: index + 1, y: value, isMarked }))}
            barWidth={BAR_PX}
            cornerRadius={{ top: 4 }}
            labels={({ datum }: { datum?: { y?: number } }) => String(datum?.y ?? '')}
            labelComponent={<VictoryLabel dx={6} />}
            style={{
              data: { fill: ({ datum }) => (datum?.isMarked === true ? color.ochre : color.saltbush) },
              labels: boldLetters,
            }}
          />
        </VictoryChart>
      )}
    </ChartFrame>
  );
}
