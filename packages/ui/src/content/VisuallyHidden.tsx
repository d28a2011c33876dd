import type { ComponentPropsWithRef } from 'react';
import * as S from './VisuallyHidden.styles.ts';

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <S.Root {...props} />;
}
