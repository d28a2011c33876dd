import type { ComponentPropsWithRef } from 'react';
import * as S from './Section.styles.ts';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Background. Everything inside takes letters, links and focus ring that are readable on it. */
  tone?: 'paper' | 'sand' | 'white' | 'mist' | 'ink';
  /** `half` for bands and dense work screens. */
  spacing?: 'full' | 'half';
}

/** A full-width band of the page. Put a `Container` inside, and name it with `aria-labelledby`. */
export function Section({ tone = 'paper', spacing = 'full', ...props }: SectionProps) {
  return <S.Root data-tone={tone} data-space={spacing} {...props} />;
}
