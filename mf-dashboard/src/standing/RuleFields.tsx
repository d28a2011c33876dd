import { TERMS } from '@saltbush/freight';
import { WEEKDAYS } from '@saltbush/standing-pickups/api';
import { CheckboxField, Fieldset, TextField, TextLink } from '@saltbush/ui';
import { type RuleField, type RuleValues, withDay } from './rule-values.ts';
import * as S from './standing.styles.ts';

interface RuleFieldsProps {
  values: RuleValues;
  errors: Readonly<Partial<Record<RuleField, string>>>;
  /** Id of a field's control, to which the list of faults leads. */
  idOf: (field: RuleField) => string;
  /** Whether the terms have to be accepted; `required` when nothing is saved without. */
  terms: 'required' | 'asked' | 'accepted';
  onChange: (changes: Partial<RuleValues>) => void;
}

/** On which days a pickup repeats, until when, and under which terms. */
export function RuleFields({ values, errors, idOf, terms, onChange }: RuleFieldsProps) {
  const { weekdays, until, isAccepted } = values;
  return (
    <>
      <Fieldset legend="Pickup on" legendSize="medium" error={errors.weekdays}>
        <S.Days>
          {WEEKDAYS.map(({ day, name }, index) => (
            <CheckboxField
              key={day}
              // The list of faults leads to the first day.
              id={index === 0 ? idOf('weekdays') : undefined}
              name={`day-${day}`}
              label={name}
              checked={weekdays.includes(day)}
              onChange={({ target }) => onChange({ weekdays: withDay(weekdays, day, target.checked) })}
            />
          ))}
        </S.Days>
      </Fieldset>
      <S.Until>
        <TextField
          id={idOf('until')}
          name="until"
          type="date"
          label="Last day"
          isOptional
          help="Leave it blank to go on until you end it."
          autoComplete="off"
          value={until}
          error={errors.until}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </S.Until>
      {terms !== 'accepted' && (
        <CheckboxField
          id={idOf('termsVersion')}
          name="terms"
          required={terms === 'required'}
          label={`I accept the terms and conditions, version ${TERMS.version}, for each booking`}
          help={
            <TextLink href="/terms" target="_blank" rel="noopener">
              Read the terms (opens in a new tab)
            </TextLink>
          }
          error={errors.termsVersion}
          checked={isAccepted}
          onChange={({ target }) => onChange({ isAccepted: target.checked })}
        />
      )}
    </>
  );
}
