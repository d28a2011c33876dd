import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconPath } from '../icons/icons.data.ts';
import * as S from './TextLink.styles.ts';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** Makes the link stand on its own line, 44 px high, instead of running in text. */
  iconAfter?: IconPath;
}

/** A link in running text, or with an icon on its own line. */
export function TextLink({ iconAfter, children, ...props }: TextLinkProps) {
  return (
    <S.Link data-standalone={iconAfter ? '' : undefined} {...props}>
      {children}
      {iconAfter && <Icon path={iconAfter} size={18} />}
    </S.Link>
  );
}
