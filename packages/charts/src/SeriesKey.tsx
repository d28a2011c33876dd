import type { ReactNode } from 'react';
import * as S from './SeriesKey.styles.ts';

interface SeriesKeyProps {
  series: readonly { label: string }[];
  /** Draws the sample of a series into 28 x 14 pixels. */
  sample: (index: number) => ReactNode;
}

/** Key to the lines or textures of a chart. Screen readers use the chart's table instead. */
export function SeriesKey({ series, sample }: SeriesKeyProps) {
  return (
    <S.Key aria-hidden>
      {series.map(({ label }, index) => (
        <li key={label}>
          <svg width="28" height="14" aria-hidden>
            {sample(index)}
          </svg>
          {label}
        </li>
      ))}
    </S.Key>
  );
}
