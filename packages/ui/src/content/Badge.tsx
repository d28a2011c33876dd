import type { ComponentPropsWithRef } from 'react';
import * as S from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: 'neutral' | 'good' | 'warn' | 'danger' | 'brand';
}

/** A status in a word; the colour only repeats it. */
export function Badge({ tone = 'neutral', ...props }: BadgeProps) {
  return <S.Root data-tone={tone} {...props} />;
}
