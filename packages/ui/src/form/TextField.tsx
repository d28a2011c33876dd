import type { ComponentPropsWithRef } from 'react';
import * as S from './Field.styles.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFieldWiring } from './useFieldWiring.ts';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date' | 'time' | 'datetime-local';
}

/** One line of text. Give it `autoComplete` and `inputMode` where they fit. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, isOptional, isLabelHidden, className, id, type = 'text', ...native } = props;
  const wiring = useFieldWiring({ id, help, error, describedBy: native['aria-describedby'] });
  return (
    <Field
      controlId={wiring.id}
      isRequired={native.required}
      {...{ label, help, error, isOptional, isLabelHidden, className }}
    >
      <S.Input type={type} {...native} {...wiring} />
    </Field>
  );
}
