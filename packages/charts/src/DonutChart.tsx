import { color } from '@saltbush/ui';
import { useId } from 'react';
import { VictoryLabel, VictoryPie } from 'victory';
import { ChartFrame } from './ChartFrame.tsx';
import { boldLetters } from './chart-style.ts';
import type { ChartTable } from './chart-table.ts';
import * as S from './DonutChart.styles.ts';
import { fillOf, Textures } from './Textures.tsx';

export interface DonutChartProps {
  /** What the chart shows, in a sentence. */
  label: string;
  /** Clockwise from the top. Empty slices are left out of the ring. */
  slices: readonly { label: string; value: number }[];
  /** Short text of a value, for its slice. */
  formatValue: (value: number) => string;
  table: ChartTable;
}

const WIDEST_PX = 280;
/** Room around the ring for the figures. */
const MARGIN_PX = 34;

/** Shares of a whole as a ring, with a key to its colours and textures. Without motion. */
export function DonutChart({ label, slices, formatValue, table }: DonutChartProps) {
  const patternId = useId();

  return (
    <ChartFrame table={table}>
      {(widthPx) => {
        const sidePx = Math.min(WIDEST_PX, widthPx);
        const radiusPx = sidePx / 2 - MARGIN_PX;
        return (
          <S.Place>
            <S.Ring width={sidePx} height={sidePx} role="img" aria-label={label}>
              <Textures idPrefix={patternId} count={slices.length} />
              <VictoryPie
                standalone={false}
                width={sidePx}
                height={sidePx}
                radius={radiusPx}
                innerRadius={radiusPx * 0.58}
                labelRadius={radiusPx + 12}
                data={slices.map(({ label: name, value }, index) => ({ x: name, y: value, index }))}
                labels={({ datum }: { datum?: { y?: number } }) => (datum?.y ? formatValue(datum.y) : '')}
                labelComponent={<VictoryLabel />}
                style={{
                  data: {
                    fill: ({ datum }) => fillOf(patternId, Number(datum?.index ?? 0)),
                    stroke: color.white,
                    strokeWidth: 2,
                  },
                  labels: boldLetters,
                }}
              />
            </S.Ring>
            <S.Key aria-hidden>
              {slices.map(({ label: name, value }, index) => (
                <li key={name}>
                  <svg width="18" height="18" aria-hidden>
                    <rect width="18" height="18" rx="4" fill={fillOf(patternId, index)} />
                  </svg>
                  <span>{name}</span>
                  <b>{formatValue(value)}</b>
                </li>
              ))}
            </S.Key>
          </S.Place>
        );
      }}
    </ChartFrame>
  );
}
