import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import * as S from './Spinner.styles.ts';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** Width and height in CSS pixels. */
  size?: number;
  /** Read by screen readers. Without it the spinner is decoration beside a visible word. */
  label?: string;
}

/** For a wait of unknown length. With reduced motion it stands still, so say the wait in words too. */
export function Spinner({ size = 24, label, ...props }: SpinnerProps) {
  return (
    <S.Root role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} {...props}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </S.Root>
  );
}
