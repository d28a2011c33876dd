import type { ComponentPropsWithRef } from 'react';
import * as S from './Card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  tone?: 'white' | 'sand' | 'mist' | 'ink';
  /** Adds the shadow, for what floats above the page. */
  isRaised?: boolean;
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | 'form';
}

/** A bounded piece of the page. */
export function Card({ tone = 'white', isRaised = false, ...props }: CardProps) {
  return <S.Root data-tone={tone} data-raised={isRaised ? '' : undefined} {...props} />;
}
