import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as icons from '../icons/icons.data.ts';
import * as S from './Field.styles.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFieldWiring } from './useFieldWiring.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'name' | 'children'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** First entry, with an empty value: "Choose a vehicle". */
  placeholder?: string;
}

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** A choice from a list: the native menu, which works everywhere. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, isOptional, isLabelHidden, className, id, options, placeholder, ...native } = props;
  const wiring = useFieldWiring({ id, help, error, describedBy: native['aria-describedby'] });
  return (
    <Field
      controlId={wiring.id}
      isRequired={native.required}
      {...{ label, help, error, isOptional, isLabelHidden, className }}
    >
      <S.Box>
        <S.Select {...native} {...wiring}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(entry)
            ),
          )}
        </S.Select>
        <Icon path={icons.chevronDown} size={20} />
      </S.Box>
    </Field>
  );
}
