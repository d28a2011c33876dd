import type { ComponentPropsWithRef } from 'react';
import * as S from './Stack.styles.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between children, in steps of 8 px. */
  gap?: number;
  /** `row` wraps when it has to. */
  direction?: 'column' | 'row';
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'aside' | 'form';
}

/** Children one after the other, evenly spaced. */
export function Stack({ gap = 2, direction = 'column', ...props }: StackProps) {
  return <S.Root $gap={gap} data-direction={direction} {...props} />;
}
