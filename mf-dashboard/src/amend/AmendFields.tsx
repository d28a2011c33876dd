import { WEIGHT_UNITS, type WeightUnit } from '@saltbush/consignments/api';
import { Fieldset, SelectField, TextAreaField, TextField } from '@saltbush/ui';
import * as S from './amend.styles.ts';
import { type AmendValues, fieldId, type StopName } from './amend-values.ts';

interface AmendFieldsProps {
  values: AmendValues;
  /** Messages by path, such as `pickup.phone`. */
  errors: Readonly<Record<string, string>>;
  hasLoad: boolean;
  /** Where the pickup is, for its clock. */
  pickupPlace: string;
  onChange: (changes: Partial<AmendValues>) => void;
}

const UNIT_OPTIONS: { value: WeightUnit; label: string }[] = WEIGHT_UNITS.map((unit) => ({
  value: unit,
  label: unit === 'kg' ? 'Kilograms' : 'Tonnes',
}));

const LEGENDS: Record<StopName, string> = {
  pickup: 'Whom the driver meets at the pickup',
  delivery: 'And at the delivery',
};

/** What of a booking may be changed. */
export function AmendFields({ values, errors, hasLoad, pickupPlace, onChange }: AmendFieldsProps) {
  const at = (path: string) => ({ name: path, id: fieldId(path), error: errors[path] });
  const field = (name: 'pickupDate' | 'pickupTime' | 'customerReference' | 'instructions') => ({
    ...at(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Fieldset legend="Pickup date and time" help={`When it is ready, on the clock of ${pickupPlace}.`}>
        <S.Pair>
          <TextField {...field('pickupDate')} label="Pickup date" type="date" required />
          <TextField {...field('pickupTime')} label="Pickup time" type="time" isOptional />
        </S.Pair>
      </Fieldset>
      {hasLoad && (
        <Fieldset legend="Load" help="Another load may have another price: you see it before anything is changed.">
          <S.Trio>
            <TextField
              {...at('load.palletCount')}
              label="Pallets or items"
              required
              inputMode="numeric"
              autoComplete="off"
              value={values.palletCount}
              onChange={({ target }) => onChange({ palletCount: target.value })}
            />
            <TextField
              {...at('load.weight')}
              label="Total weight"
              required
              inputMode="decimal"
              autoComplete="off"
              value={values.weight}
              onChange={({ target }) => onChange({ weight: target.value })}
            />
            <SelectField
              {...at('load.unit')}
              label="Unit of weight"
              required
              options={UNIT_OPTIONS}
              value={values.unit}
              onChange={({ target }) => onChange({ unit: target.value === 't' ? 't' : 'kg' })}
            />
          </S.Trio>
        </Fieldset>
      )}
      <StopFields {...{ values, errors, onChange }} stop="pickup" />
      <StopFields {...{ values, errors, onChange }} stop="delivery" />
      <Fieldset legend="Everything else">
        <TextField
          {...field('customerReference')}
          label="Your reference"
          isOptional
          autoComplete="off"
          maxLength={60}
        />
        <TextAreaField {...field('instructions')} label="Instructions" isOptional rows={2} />
      </Fieldset>
    </>
  );
}

function StopFields({
  stop,
  values,
  errors,
  onChange,
}: Omit<AmendFieldsProps, 'hasLoad' | 'pickupPlace'> & { stop: StopName }) {
  const field = (name: keyof AmendValues['pickup']) => ({
    ...{ name: `${stop}.${name}`, id: fieldId(`${stop}.${name}`), error: errors[`${stop}.${name}`] },
    value: values[stop][name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [stop]: { ...values[stop], [name]: target.value } }),
  });
  return (
    <Fieldset legend={LEGENDS[stop]}>
      <S.Pair>
        <TextField {...field('contactName')} label="Contact name" required autoComplete="off" />
        <TextField {...field('phone')} label="Contact phone" required type="tel" inputMode="tel" autoComplete="off" />
      </S.Pair>
      <TextAreaField {...field('instructions')} label="Instructions for the driver" isOptional rows={2} />
    </Fieldset>
  );
}
