import type { ComponentPropsWithRef } from 'react';
import * as S from './Container.styles.ts';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** 1200 px for content, 720 px for reading. */
  width?: 'content' | 'reading';
}

/** Centres content and keeps it off the window's edges. */
export function Container({ width = 'content', ...props }: ContainerProps) {
  return <S.Root data-width={width} {...props} />;
}
