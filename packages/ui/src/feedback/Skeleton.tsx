import type { ComponentPropsWithRef } from 'react';
import * as S from './Skeleton.styles.ts';

export interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  /** Number of bars. The last of several is shorter, like the end of a paragraph. */
  lines?: number;
  /** CSS length of each bar. */
  height?: string;
  width?: string;
}

/**
 * A placeholder in the size of the content. The region around it needs `aria-busy` and a text that says what is
 * loading.
 */
export function Skeleton({ lines = 1, height = '1rem', width = '100%', ...props }: SkeletonProps) {
  const bars = Array.from({ length: lines }, (_, index) => index + 1);
  return (
    <S.Root aria-hidden {...props}>
      {bars.map((bar) => (
        <S.Bar key={bar} $height={height} $width={lines > 1 && bar === lines ? '60%' : width} />
      ))}
    </S.Root>
  );
}
