import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as F from './Field.styles.ts';
import { FieldError } from './FieldError.tsx';
import * as S from './Fieldset.styles.ts';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode;
  /** `large` for a section of a long form; `medium` is the size of a label. */
  legendSize?: 'medium' | 'large';
  help?: ReactNode;
  error?: ReactNode;
}

/** A group of fields with a name. */
export function Fieldset({ legend, legendSize = 'large', help, error, children, ...props }: FieldsetProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <S.Root aria-describedby={described || undefined} {...props}>
      <S.Legend data-size={legendSize}>{legend}</S.Legend>
      {(help || error) && (
        <S.Notes>
          {help && <F.Help id={`${id}-help`}>{help}</F.Help>}
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </S.Notes>
      )}
      <S.Body data-size={legendSize}>{children}</S.Body>
    </S.Root>
  );
}
