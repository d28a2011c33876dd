import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as icons from '../icons/icons.data.ts';
import * as S from './Field.styles.ts';

/** What is wrong with a field and how to correct it, in words and with an icon. */
export function FieldError({ children, ...props }: ComponentPropsWithRef<'p'>) {
  return (
    <S.Problem {...props}>
      <Icon path={icons.alert} size={18} />
      <span>{children}</span>
    </S.Problem>
  );
}
