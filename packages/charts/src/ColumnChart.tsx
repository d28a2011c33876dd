import { color } from '@saltbush/ui';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel } from 'victory';
import { ChartFrame } from './ChartFrame.tsx';
import { boldLetters, nameAxis, valueAxis } from './chart-style.ts';
import type { ChartTable } from './chart-table.ts';
import { niceScale } from './niceScale.ts';

export interface ColumnChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** From left to right. Nothing is drawn where the value is null. */
  columns: readonly { label: string; value: number | null }[];
  /** Short text of a value for its column and the scale; shorter still when columns are close together. */
  formatValue: (value: number, isTight: boolean) => string;
  table: ChartTable;
}

const HEIGHT_PX = 280;
const PADDING = { top: 28, right: 4, bottom: 36, left: 56 };
const TIGHT_PADDING = { ...PADDING, left: 40 };
const WIDEST_COLUMN_PX = 48;
/**
 * Column widths: below the first the figure is shortened, below the second it is dropped and the name is one letter.
 */
const TIGHT_PX = 56;
const CROWDED_PX = 36;

/** Vertical columns over a line of names such as months. The scale begins at 0. Without motion. */
export function ColumnChart({ label, columns, formatValue, table }: ColumnChartProps) {
  const { max, ticks } = niceScale(Math.max(0, ...columns.map(({ value }) => value ?? 0)));

  return (
    <ChartFrame table={table}>
      {(widthPx) => {
        const isTight = (widthPx - PADDING.left) / Math.max(1, columns.length) < TIGHT_PX;
        const padding = isTight ? TIGHT_PADDING : PADDING;
        const roomPx = (widthPx - padding.left - padding.right) / Math.max(1, columns.length);
        const isCrowded = roomPx < CROWDED_PX;
        const format = (value: number) => formatValue(value, isTight);
        return (
          <VictoryChart
            width={widthPx}
            height={HEIGHT_PX}
            padding={padding}
            domain={{ x: [0.5, columns.length + 0.5], y: [0, max] }}
            containerComponent={<VictoryContainer responsive={false} title={label} />}
          >
            <VictoryAxis dependentAxis tickValues={[...ticks]} tickFormat={format} style={valueAxis} />
            <VictoryAxis
              tickValues={columns.map((_column, index) => index + 1)}
              tickFormat={columns.map((column) => (isCrowded ? column.label.slice(0, 1) : column.label))}
              style={nameAxis}
            />
            <VictoryBar
              data={columns.flatMap(({ value }, index) => (value === null ? [] : [{ x: index + 1, y: value }]))}
              barWidth={Math.min(WIDEST_COLUMN_PX, roomPx * 0.6)}
              cornerRadius={{ top: 4 }}
              labels={({ datum }: { datum?: { y?: number } }) =>
                isCrowded || datum?.y === undefined ? '' : format(datum.y)
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
