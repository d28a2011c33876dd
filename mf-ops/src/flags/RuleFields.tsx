import { Button, SelectField, TextField } from '@saltbush/ui';
import * as A from '../sheet/acts.styles.ts';
import { type RuleWish, ruleFaults } from './flag-wish.ts';
import { ROLE_LABELS, ROLES, valueText } from './flag-words.ts';
import * as S from './RuleFields.styles.ts';

interface RuleFieldsProps {
  rule: RuleWish;
  /** From 1. */
  number: number;
  values: readonly (boolean | string | number)[];
  /** Whether its faults are shown. */
  isChecked: boolean;
  onChange: (part: Partial<RuleWish>) => void;
  /** Null for the first. */
  onMoveUp: (() => void) | null;
  onRemove: () => void;
}

/** The fields of one rule: who, and what they get. */
export function RuleFields({ rule, number, values, isChecked, onChange, onMoveUp, onRemove }: RuleFieldsProps) {
  const faults = isChecked ? ruleFaults(rule) : {};
  const name = `rule-${number}`;
  return (
    <S.Rule>
      <legend>Rule {number}</legend>
      <S.Fields>
        <SelectField
          label="Value"
          name={`${name}-value`}
          value={rule.value}
          options={values.map((value) => ({ value: JSON.stringify(value), label: valueText(value) }))}
          onChange={({ target }) => onChange({ value: target.value })}
        />
        <SelectField
          label="Who"
          name={`${name}-role`}
          value={rule.role}
          options={[
            { value: '', label: 'Everybody' },
            ...ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
          ]}
          onChange={({ target }) => onChange({ role: ROLES.find((role) => role === target.value) ?? '' })}
        />
        <TextField
          label="Client"
          isOptional
          name={`${name}-company`}
          maxLength={20}
          autoComplete="off"
          value={rule.company}
          error={faults.company}
          onChange={({ target }) => onChange({ company: target.value.toUpperCase() })}
        />
        <TextField
          label="Percent"
          isOptional
          name={`${name}-share`}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={rule.share}
          error={faults.share}
          onChange={({ target }) => onChange({ share: target.value })}
        />
      </S.Fields>
      <A.Buttons data-quiet>
        {onMoveUp && (
          <Button size="small" variant="quiet" aria-label={`Move rule ${number} up`} onClick={onMoveUp}>
            Move up
          </Button>
        )}
        <Button size="small" variant="quiet" aria-label={`Take rule ${number} away`} onClick={onRemove}>
          Take away
        </Button>
      </A.Buttons>
    </S.Rule>
  );
}
