import type { ComponentPropsWithRef } from 'react';
import { brand, brandMark } from '../brand.ts';
import * as S from './Logo.styles.ts';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `dark` letters for light backgrounds, `light` ones for ink. */
  variant?: 'dark' | 'light';
  size?: 'medium' | 'large';
}

const [first, ...rest] = brand.name.split(' ');

/** The logo with the name as text. Inside a link it is the link's name. */
export function Logo({ variant = 'dark', size = 'medium', ...props }: LogoProps) {
  return (
    <S.Root data-variant={variant} data-size={size} {...props}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <S.Leaf d={brandMark.leaf} />
        <S.Road d={brandMark.road} />
      </svg>
      <span>
        <S.First>{first}</S.First> <S.Rest>{rest.join(' ')}</S.Rest>
      </span>
    </S.Root>
  );
}
