import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as S from './FileField.styles.ts';
import { useFieldWiring } from './useFieldWiring.ts';

export interface FileFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type'> {}

/** Takes a file, chosen or dropped. Say in `help` which types and how large. */
export function FileField(props: FileFieldProps) {
  const { label, help, error, isOptional, isLabelHidden, className, id, ...native } = props;
  const wiring = useFieldWiring({ id, help, error, describedBy: native['aria-describedby'] });
  return (
    <Field
      controlId={wiring.id}
      isRequired={native.required}
      {...{ label, help, error, isOptional, isLabelHidden, className }}
    >
      <S.Input {...native} {...wiring} type="file" />
    </Field>
  );
}
