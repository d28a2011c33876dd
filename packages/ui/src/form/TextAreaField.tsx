import type { ComponentPropsWithRef } from 'react';
import * as S from './Field.styles.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFieldWiring } from './useFieldWiring.ts';

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'name'> {}

/** Several lines of text. The box grows with them. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, help, error, isOptional, isLabelHidden, className, id, ...native } = props;
  const wiring = useFieldWiring({ id, help, error, describedBy: native['aria-describedby'] });
  return (
    <Field
      controlId={wiring.id}
      isRequired={native.required}
      {...{ label, help, error, isOptional, isLabelHidden, className }}
    >
      <S.TextArea rows={5} {...native} {...wiring} />
    </Field>
  );
}
