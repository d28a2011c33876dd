import type { ComponentPropsWithRef } from 'react';
import * as S from './Section.styles.ts';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Ground colour; everything inside takes the letters, links and focus ring that can be read on it. */
  tone?: 'paper' | 'sand' | 'white' | 'mist' | 'ink';
  /** `half` for bands and dense work screens. */
  spacing?: 'full' | 'half';
}

/** A full-width band of the page in the vertical rhythm. Put a `Container` inside, and name it with `aria-labelledby`. */
export function Section({ tone = 'paper', spacing = 'full', ...props }: SectionProps) {
  return <S.Root data-tone={tone} data-space={spacing} {...props} />;
}
