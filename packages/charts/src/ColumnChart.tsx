import { color } from '@saltbush/ui';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel } from 'victory';
import { ChartFrame, type ChartTable } from './ChartFrame.tsx';
import { boldLetters, nameAxis, valueAxis } from './chart-style.ts';
import { niceScale } from './niceScale.ts';

export interface ColumnChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** From left to right. */
  columns: readonly { label: string; value: number }[];
  /** How a value reads above its column and beside the scale: short. */
  formatValue: (value: number) => string;
  table: ChartTable;
}

const HEIGHT_PX = 280;
const PADDING = { top: 28, right: 8, bottom: 36, left: 56 };
const WIDEST_COLUMN_PX = 48;
/** Narrower than this, a figure above its column would touch the next one. */
const LABEL_ROOM_PX = 46;

/** Upright columns over a line of names, such as months; the scale begins at 0. Without motion. */
export function ColumnChart({ label, columns, formatValue, table }: ColumnChartProps) {
  const { max, ticks } = niceScale(Math.max(0, ...columns.map(({ value }) => value)));

  return (
    <ChartFrame table={table}>
      {(widthPx) => {
        const roomPx = (widthPx - PADDING.left - PADDING.right) / Math.max(1, columns.length);
        const isRoomy = roomPx >= LABEL_ROOM_PX;
        return (
          <VictoryChart
            width={widthPx}
            height={HEIGHT_PX}
            padding={PADDING}
            domain={{ x: [0.5, columns.length + 0.5], y: [0, max] }}
            containerComponent={<VictoryContainer responsive={false} title={label} />}
          >
            <VictoryAxis dependentAxis tickValues={[...ticks]} tickFormat={formatValue} style={valueAxis} />
            <VictoryAxis
              tickValues={columns.map((_column, index) => index + 1)}
              tickFormat={columns.map((column) => (isRoomy ? column.label : column.label.slice(0, 1)))}
              style={nameAxis}
            />
            <VictoryBar
              data={columns.map(({ value }, index) => ({ x: index + 1, y: value }))}
              barWidth={Math.min(WIDEST_COLUMN_PX, roomPx * 0.6)}
              cornerRadius={{ top: 4 }}
              labels={({ datum }: { datum?: { y?: number } }) =>
                isRoomy && datum?.y !== undefined ? formatValue(datum.y) : ''
              }
              labelComponent={<VictoryLabel dy={-4} />}
              style={{ data: { fill: color.saltbush }, labels: boldLetters }}
            />
          </VictoryChart>
        );
      }}
    </ChartFrame>
  );
}
