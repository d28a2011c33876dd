import { SelectField, TextField } from '@saltbush/ui';
import type { Parameter } from '../description/openapi.ts';
import type { ParameterValues } from '../examples/filledPath.ts';
import type { TrialFaults } from './trial.ts';
import * as S from './try.styles.ts';

interface ParameterFieldsProps {
  parameters: readonly Parameter[];
  values: ParameterValues;
  faults: TrialFaults;
  /** Makes the ids of the fields the page's own. */
  base: string;
  onChange: (name: string, value: string) => void;
}

/** A field for each parameter in the address or its query. Headers are sent by the page itself. */
export function ParameterFields({ parameters, values, faults, base, onChange }: ParameterFieldsProps) {
  const shown = parameters.filter((each) => each.in !== 'header');
  if (shown.length === 0) return null;
  return (
    <S.Fields>
      {shown.map(({ name, required, schema }) => {
        const field = {
          ...{ name, id: `${base}-${name}`, label: name, required: required === true, isOptional: required !== true },
          ...{ value: values[name] ?? '', error: faults[name], autoComplete: 'off' },
          onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
        };
        const options = schema.enum?.map((value) => ({ value: String(value), label: String(value) }));
        return options === undefined ? (
          <TextField key={name} {...field} spellCheck={false} />
        ) : (
          <SelectField key={name} {...field} options={[{ value: '', label: 'Not sent' }, ...options]} />
        );
      })}
    </S.Fields>
  );
}
