import { KEY_SCOPE_NAMES, KEY_SCOPES } from '@saltbush/business-api/key-scopes';
import { CheckboxField, Fieldset, RadioCards, TextField } from '@saltbush/ui';
import type { KeyFaults, KeyField, KeyValues } from './key-values.ts';
import * as S from './keys.styles.ts';
import { LifetimeField } from './LifetimeField.tsx';

interface KeyFieldsProps {
  values: KeyValues;
  errors: KeyFaults;
  /** Id of a field's control, to which the list of faults leads. */
  idOf: (field: KeyField) => string;
  businessName: string;
  onChange: (changes: Partial<KeyValues>) => void;
}

/** What a key is called, where it acts, what it may do, and when it ends. */
export function KeyFields({ values, errors, idOf, businessName, onChange }: KeyFieldsProps) {
  const { name, mode, scopes, lifetimeDays } = values;
  const modes = [
    {
      value: 'test',
      label: 'Test',
      description: 'Acts on a database of its own: nothing is carried, charged or mailed.',
    },
    {
      value: 'live',
      label: 'Live',
      description: `Acts on the freight of ${businessName}: what it books is picked up and invoiced.`,
    },
  ];
  return (
    <>
      <S.Name>
        <TextField
          id={idOf('name')}
          name="name"
          label="Name"
          help="Such as the program that uses it."
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          error={errors.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </S.Name>
      <RadioCards
        id={idOf('mode')}
        name="mode"
        label="Where it acts"
        value={mode}
        error={errors.mode}
        options={modes}
        onChange={({ target }) => onChange({ mode: target.value === 'live' ? 'live' : 'test' })}
      />
      <Fieldset
        legend="What it may do"
        legendSize="medium"
        help="As little as the program needs. What is chosen is what most need."
        error={errors.scopes}
      >
        <S.Scopes>
          {KEY_SCOPE_NAMES.map((scope, index) => (
            <CheckboxField
              key={scope}
              // The list of faults leads to the first one.
              id={index === 0 ? idOf('scopes') : undefined}
              name={`scope-${scope}`}
              label={KEY_SCOPES[scope].label}
              help={KEY_SCOPES[scope].does}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                onChange({
                  scopes: KEY_SCOPE_NAMES.filter((each) => (each === scope ? target.checked : scopes.includes(each))),
                })
              }
            />
          ))}
        </S.Scopes>
      </Fieldset>
      <S.Name>
        <LifetimeField
          id={idOf('lifetimeDays')}
          value={lifetimeDays}
          error={errors.lifetimeDays}
          onChange={(changed) => onChange({ lifetimeDays: changed })}
        />
      </S.Name>
    </>
  );
}
