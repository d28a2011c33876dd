import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as S from './Field.styles.ts';

/** What is wrong with a field and how to correct it, in words and with an icon. */
export function FieldError({ children, ...props }: ComponentPropsWithRef<'p'>) {
  return (
    <S.Problem {...props}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </S.Problem>
  );
}
