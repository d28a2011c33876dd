import { color, font } from '@saltbush/ui';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel } from 'victory';
import * as S from './BarChart.styles.ts';
import { useWidthPx } from './useWidthPx.ts';

export interface Bar {
  label: string;
  value: number;
  /** Set off in a second colour; say elsewhere what it stands for. */
  isMarked?: boolean;
}

export interface BarChartProps {
  /** What the chart shows, in a sentence. The figures stand in a table beside it. */
  label: string;
  /** From top to bottom. */
  bars: readonly Bar[];
  /** End of the scale, which begins at 0. */
  max: number;
  ticks: readonly number[];
}

const ROW_PX = 46;
const BAR_PX = 22;
const PADDING = { top: 8, right: 36, bottom: 34, left: 84 };
const letters = { fontFamily: font.body, fontSize: 14, fill: color.ink };

/** Horizontal bars, drawn as wide as there is room. Without motion: there is nothing to follow. */
export function BarChart({ label, bars, max, ticks }: BarChartProps) {
  const { frame, widthPx } = useWidthPx();
  // Victory draws its first row at the bottom.
  const rows = [...bars].reverse();
  const heightPx = bars.length * ROW_PX + PADDING.top + PADDING.bottom;

  return (
    <S.Frame ref={frame}>
      {widthPx !== null && widthPx > 0 && (
        <VictoryChart
          horizontal
          width={widthPx}
          height={heightPx}
          padding={PADDING}
          domain={{ x: [0.5, rows.length + 0.5], y: [0, max] }}
          containerComponent={<VictoryContainer responsive={false} title={label} />}
        >
          <VictoryAxis
            dependentAxis
            tickValues={[...ticks]}
            style={{
              axis: { stroke: 'none' },
              grid: { stroke: color.hairline },
              tickLabels: { ...letters, fill: color.inkSoft, padding: 8 },
            }}
          />
          <VictoryAxis
            tickValues={rows.map((_row, index) => index + 1)}
            tickFormat={rows.map((row) => row.label)}
            style={{ axis: { stroke: color.control }, tickLabels: { ...letters, fontWeight: 600, padding: 10 } }}
          />
          <VictoryBar
            data={rows.map(({ value, isMarked = false }, index) => ({ x: index + 1, y: value, isMarked }))}
            barWidth={BAR_PX}
            cornerRadius={{ top: 4 }}
            labels={({ datum }: { datum?: { y?: number } }) => String(datum?.y ?? '')}
            labelComponent={<VictoryLabel dx={6} />}
            style={{
              data: { fill: ({ datum }) => (datum?.isMarked === true ? color.ochre : color.saltbush) },
              labels: { ...letters, fontWeight: 700 },
            }}
          />
        </VictoryChart>
      )}
    </S.Frame>
  );
}
