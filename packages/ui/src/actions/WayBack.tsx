import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as S from './WayBack.styles.ts';

export interface WayBackProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** The way back to the list a page was opened from, above its heading. */
export function WayBack({ children, ...props }: WayBackProps) {
  return (
    <S.Link {...props}>
      <Icon name="arrow-left" size={18} />
      {children}
    </S.Link>
  );
}
