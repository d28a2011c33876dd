import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as S from './Button.styles.ts';
import type { ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  href: string;
}

/** A link that looks like a `Button`. It goes somewhere; it never does something. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
  iconBefore,
  iconAfter,
  children,
  ...props
}: ButtonLinkProps) {
  const iconSize = size === 'small' ? 18 : 20;
  return (
    <S.Link data-variant={variant} data-size={size} data-width={isFullWidth ? 'full' : undefined} {...props}>
      {iconBefore && <Icon path={iconBefore} size={iconSize} />}
      {children}
      {iconAfter && <Icon path={iconAfter} size={iconSize} data-place="after" />}
    </S.Link>
  );
}
