import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconPath } from '../icons/icons.data.ts';
import * as S from './Button.styles.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonLook {
  /** `platform` is the one red button; `danger` is for actions that cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'platform' | 'danger';
  /** 40, 48 and 56 px high; `small` is for dense work screens. */
  size?: 'small' | 'medium' | 'large';
  isFullWidth?: boolean;
  iconBefore?: IconPath;
  iconAfter?: IconPath;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The action is under way: the button keeps its focus and place, and ignores presses. */
  busy?: boolean;
  busyLabel?: string;
}

/**
 * A button, of type `button` by default. When it is disabled, put a `ReasonList` beside it and name that in
 * `aria-describedby`.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
  iconBefore,
  iconAfter,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  const iconSize = size === 'small' ? 18 : 20;
  return (
    <S.Button
      type={type}
      data-variant={variant}
      data-size={size}
      data-width={isFullWidth ? 'full' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={onPress}
      {...props}
    >
      {busy ? <Spinner size={iconSize} /> : iconBefore && <Icon path={iconBefore} size={iconSize} />}
      {busy && busyLabel ? busyLabel : children}
      {!busy && iconAfter && <Icon path={iconAfter} size={iconSize} data-place="after" />}
    </S.Button>
  );
}
