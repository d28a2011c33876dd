import type { WeightUnit } from '@saltbush/consignments/api';
import { RUN_SERVICES } from '@saltbush/runs/api';
import { CheckboxField, Fieldset, SelectField, TextField } from '@saltbush/ui';
import { type DeliveryValues, fieldId, SERVICE_TEXTS } from './run-values.ts';
import * as S from './runs.styles.ts';

interface LoadFieldsProps {
  delivery: DeliveryValues;
  /** Of the delivery among the fields: `deliveries[1]`. */
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<DeliveryValues>) => void;
}

type TextName = 'palletCount' | 'lengthCm' | 'widthCm' | 'heightCm' | 'description' | 'weight' | 'customerReference';
const PATHS: Partial<Record<TextName, string>> = { description: 'goods.description', weight: 'goods.weight' };

const UNITS: { value: WeightUnit; label: string }[] = [
  { value: 'kg', label: 'Kilograms' },
  { value: 't', label: 'Tonnes' },
];
const SERVICES = [
  { value: '', label: 'The cheapest that takes it' },
  ...RUN_SERVICES.map((service) => ({ value: service, label: SERVICE_TEXTS[service] })),
];
const EXTRAS = [
  { name: 'tailgate', label: 'Tailgate' },
  { name: 'palletReturn', label: 'Pallet return' },
  { name: 'residential', label: 'Residential delivery' },
] as const;

/** What is delivered there, and how. */
export function LoadFields({ delivery, path, errors, onChange }: LoadFieldsProps) {
  const field = (name: TextName) => {
    const at = `${path}.${PATHS[name] ?? name}`;
    return {
      ...{ name: at, id: fieldId(at), error: errors[at], value: delivery[name], autoComplete: 'off' },
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  };
  return (
    <>
      <TextField
        {...field('description')}
        label="What is sent"
        required
        maxLength={200}
        placeholder="Bottled water on 2 pallets"
      />
      <S.Trio>
        <TextField {...field('palletCount')} label="Pallets or items" required inputMode="numeric" maxLength={6} />
        <TextField {...field('weight')} label="Total weight" required inputMode="decimal" maxLength={12} />
        <SelectField
          name={`${path}.goods.unit`}
          id={fieldId(`${path}.goods.unit`)}
          label="Unit of weight"
          required
          options={UNITS}
          value={delivery.unit}
          onChange={({ target }) => onChange({ unit: target.value === 't' ? 't' : 'kg' })}
        />
      </S.Trio>
      <Fieldset legend="Size of each, in centimetres" legendSize="medium" help="Leave it blank for standard pallets.">
        <S.Trio>
          <TextField {...field('lengthCm')} label="Length" isOptional inputMode="decimal" maxLength={8} />
          <TextField {...field('widthCm')} label="Width" isOptional inputMode="decimal" maxLength={8} />
          <TextField {...field('heightCm')} label="Height" isOptional inputMode="decimal" maxLength={8} />
        </S.Trio>
      </Fieldset>
      <S.Pair>
        <SelectField
          name={`${path}.service`}
          id={fieldId(`${path}.service`)}
          label="Service"
          error={errors[`${path}.service`]}
          options={SERVICES}
          value={delivery.service}
          onChange={({ target }) =>
            onChange({ service: RUN_SERVICES.find((service) => service === target.value) ?? '' })
          }
        />
        <TextField {...field('customerReference')} label="Your reference" isOptional maxLength={60} />
      </S.Pair>
      <Fieldset legend="Also needed there" legendSize="medium">
        <S.Ticks>
          {EXTRAS.map(({ name, label }) => (
            <CheckboxField
              key={name}
              name={`${path}.${name}`}
              label={label}
              checked={delivery[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
          ))}
        </S.Ticks>
      </Fieldset>
    </>
  );
}
