import type { ComponentPropsWithRef } from 'react';
import * as S from './Grid.styles.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Narrowest column as a CSS length; as many columns stand side by side as fit. */
  min?: string;
  /** Space between cells, in steps of 8 px. */
  gap?: number;
  as?: 'div' | 'ul' | 'ol' | 'section';
}

/** Equal columns that find their number by themselves. */
export function Grid({ min = '16rem', gap = 3, ...props }: GridProps) {
  return <S.Root $min={min} $gap={gap} {...props} />;
}
