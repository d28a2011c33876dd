import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as F from './Field.styles.ts';
import type { FieldProps } from './Field.tsx';
import { Fieldset } from './Fieldset.tsx';
import * as S from './RadioCards.styles.ts';

export interface RadioCard {
  value: string;
  label: string;
  description?: ReactNode;
  /** Shown at the end of the first line: a price or a time. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps
  extends Omit<FieldProps, 'isOptional' | 'isLabelHidden'>,
    Omit<ComponentPropsWithRef<'input'>, 'name' | 'type' | 'value' | 'defaultValue'> {
  options: readonly RadioCard[];
  value?: string;
  defaultValue?: string;
  /** Least width of a card, as a CSS length. */
  min?: string;
}

/** A choice of a few, each with room for an explanation. Native properties such as `onChange` go to every radio. */
export function RadioCards(props: RadioCardsProps) {
  const { label, help, error, options, value, defaultValue, min = '14rem', className, id, ref, ...native } = props;
  const ownId = useId();
  const baseId = id ?? ownId;
  const legend = (
    <>
      {label}
      {native.required && <F.Mark aria-hidden>required</F.Mark>}
    </>
  );
  return (
    <Fieldset legend={legend} legendSize="medium" help={help} error={error} className={className}>
      <S.List $min={min}>
        {options.map((option, index) => {
          const descriptionId = `${baseId}-${option.value}`;
          return (
            <S.Card key={option.value}>
              <S.Dot
                {...native}
                ref={index === 0 ? ref : undefined}
                type="radio"
                id={index === 0 ? baseId : undefined}
                value={option.value}
                checked={value === undefined ? undefined : option.value === value}
                defaultChecked={
                  value === undefined && defaultValue !== undefined ? option.value === defaultValue : undefined
                }
                disabled={native.disabled || option.disabled}
                aria-invalid={error ? true : undefined}
                aria-describedby={option.description ? descriptionId : undefined}
              />
              <strong>{option.label}</strong>
              {option.detail && <em>{option.detail}</em>}
              {option.description && <span id={descriptionId}>{option.description}</span>}
            </S.Card>
          );
        })}
      </S.List>
    </Fieldset>
  );
}
