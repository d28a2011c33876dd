import type { ComponentPropsWithRef } from 'react';
import * as S from './Split.styles.ts';

export interface SplitProps extends ComponentPropsWithRef<'div'> {
  ratio?: '7/5' | '5/7' | '1/1';
  align?: 'stretch' | 'center' | 'start';
}

/** Two columns from 1024 px on, one below the other before that. */
export function Split({ ratio = '1/1', align = 'stretch', ...props }: SplitProps) {
  return <S.Root data-ratio={ratio} data-align={align} {...props} />;
}
