import type { ReactNode } from 'react';
import * as S from './Field.styles.ts';
import { FieldError } from './FieldError.tsx';

/** Properties of every field besides those of its native control. `className` goes to the whole field. */
export interface FieldProps {
  label: ReactNode;
  name: string;
  /** Shown under the label: what to enter, and in which form. */
  help?: ReactNode;
  /** How to correct the value. Falsy: no error. */
  error?: ReactNode;
  /** Says "optional" beside the label. */
  isOptional?: boolean;
  /** Hides the label from sight, for forms that show it another way. */
  isLabelHidden?: boolean;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  controlId: string;
  isRequired: boolean | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** Label, help, control, error, in this order. */
export function Field({
  controlId,
  label,
  help,
  error,
  isRequired = false,
  isOptional = false,
  isLabelHidden = false,
  className,
  children,
}: FieldFrameProps) {
  return (
    <S.Root className={className}>
      <S.Label htmlFor={controlId} data-hidden={isLabelHidden ? '' : undefined}>
        {label}
        {isRequired && <S.Mark aria-hidden>required</S.Mark>}
        {isOptional && !isRequired && <S.Mark>optional</S.Mark>}
      </S.Label>
      {help && <S.Help id={`${controlId}-help`}>{help}</S.Help>}
      {children}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </S.Root>
  );
}
