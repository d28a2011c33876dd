import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as icons from '../icons/icons.data.ts';
import * as S from './WayBack.styles.ts';

export interface WayBackProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Link above a page's heading, back to the list it was opened from. */
export function WayBack({ children, ...props }: WayBackProps) {
  return (
    <S.Link {...props}>
      <Icon path={icons.arrowLeft} size={18} />
      {children}
    </S.Link>
  );
}
