import type { ReactNode } from 'react';
import * as S from './Field.styles.ts';
import { FieldError } from './FieldError.tsx';

/** What every field takes besides the properties of its native control. `className` goes to the whole field. */
export interface FieldProps {
  label: ReactNode;
  name: string;
  /** Under the label: what is meant, or in which form. */
  help?: ReactNode;
  /** In words, how to put it right. Falsy: no error. */
  error?: ReactNode;
  /** Says "optional" beside the label. */
  isOptional?: boolean;
  /** Keeps the label for screen readers only, where the form shows it another way. */
  isLabelHidden?: boolean;
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  controlId: string;
  isRequired: boolean | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** Label above, help under it, the control, then the error. */
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
