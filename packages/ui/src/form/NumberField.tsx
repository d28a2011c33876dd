import type { ComponentPropsWithRef } from 'react';
import * as S from './Field.styles.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFieldWiring } from './useFieldWiring.ts';

export interface NumberFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'name' | 'type'> {
  /** Shown at the end of the box: "kg". Name it in the label too. */
  unit?: string;
}

/** A number. Opens the digits keyboard on a phone; the mouse wheel does not change the value. */
export function NumberField(props: NumberFieldProps) {
  const { label, help, error, isOptional, isLabelHidden, className, id, unit, ...native } = props;
  const wiring = useFieldWiring({ id, help, error, describedBy: native['aria-describedby'] });
  const isWhole = native.step === undefined || Number.isInteger(Number(native.step));
  return (
    <Field
      controlId={wiring.id}
      isRequired={native.required}
      {...{ label, help, error, isOptional, isLabelHidden, className }}
    >
      <S.Box data-unit={unit ? '' : undefined}>
        <S.Input
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          onWheel={(event) => event.currentTarget.blur()}
          {...native}
          {...wiring}
          type="number"
        />
        {unit && <S.Unit aria-hidden>{unit}</S.Unit>}
      </S.Box>
    </Field>
  );
}
