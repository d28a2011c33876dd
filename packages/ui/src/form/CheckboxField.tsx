import type { ComponentPropsWithRef } from 'react';
import * as S from './CheckboxField.styles.ts';
import * as F from './Field.styles.ts';
import type { FieldProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { useFieldWiring } from './useFieldWiring.ts';

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'isLabelHidden'>,
    Omit<ComponentPropsWithRef<'input'>, 'name' | 'type'> {}

/** A yes or no with its label to the right. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, help, error, isOptional = false, className, id, ...native } = props;
  const wiring = useFieldWiring({ id, help, error, describedBy: native['aria-describedby'] });
  return (
    <S.Root className={className}>
      <S.Row>
        <S.Box type="checkbox" {...native} {...wiring} />
        <label htmlFor={wiring.id}>
          {label}
          {native.required && <F.Mark aria-hidden>required</F.Mark>}
          {isOptional && !native.required && <F.Mark>optional</F.Mark>}
        </label>
        {help && <F.Help id={`${wiring.id}-help`}>{help}</F.Help>}
      </S.Row>
      {error && <FieldError id={`${wiring.id}-error`}>{error}</FieldError>}
    </S.Root>
  );
}
