import type { ComponentPropsWithRef } from 'react';
import * as S from './Grid.styles.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Least column width as a CSS length; as many columns as fit stand side by side. */
  min?: string;
  /** Space between cells, in steps of 8 px. */
  gap?: number;
  as?: 'div' | 'ul' | 'ol' | 'section';
}

/** Equal columns, as many as fit. */
export function Grid({ min = '16rem', gap = 3, ...props }: GridProps) {
  return <S.Root $min={min} $gap={gap} {...props} />;
}
