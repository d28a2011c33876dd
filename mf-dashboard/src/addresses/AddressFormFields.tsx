import { ADDRESS_LENGTHS, type AddressFields } from '@saltbush/addresses/api';
import { CheckboxField, Fieldset, NumberField, TextAreaField, TextField } from '@saltbush/ui';
import * as S from './AddressForm.styles.ts';
import { fieldId } from './address-values.ts';

interface AddressFormFieldsProps {
  values: AddressFields;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<AddressFields>) => void;
}

type TextName = Exclude<keyof AddressFields, 'hasForklift' | 'needsTailgate' | 'hasDangerousGoods'>;

const LIMITS = [
  { name: 'gateM', label: 'Gate width', help: 'The narrowest place on the way in.' },
  { name: 'drivewayM', label: 'Driveway length', help: 'From the kerb to where the truck has to stop.' },
  { name: 'heightM', label: 'Height limit', help: 'The lowest branch, cable, canopy or door.' },
] as const satisfies readonly { name: TextName; label: string; help: string }[];

const HABITS = [
  { name: 'hasForklift', label: 'There is a forklift or a loading dock' },
  { name: 'needsTailgate', label: 'A tailgate is needed' },
  { name: 'hasDangerousGoods', label: 'Freight here usually contains dangerous goods' },
] as const satisfies readonly { name: keyof AddressFields; label: string }[];

/** What is written down of a place. */
export function AddressFormFields({ values, errors, onChange }: AddressFormFieldsProps) {
  const field = (name: TextName) => ({
    name,
    id: fieldId(name),
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const lengths = ADDRESS_LENGTHS;
  return (
    <>
      <S.Pair>
        <TextField {...field('name')} label="Business or place" required maxLength={lengths.name} />
        <TextField {...field('street')} label="Street address" required maxLength={lengths.street} />
      </S.Pair>
      <S.Pair>
        <TextField {...field('suburb')} label="Suburb" required maxLength={lengths.suburb} />
        <TextField
          {...field('postcode')}
          label="Postcode"
          isOptional
          inputMode="numeric"
          maxLength={lengths.postcode}
        />
      </S.Pair>
      <S.Pair>
        <TextField {...field('contactName')} label="Contact name" isOptional maxLength={lengths.contactName} />
        <TextField
          {...field('phone')}
          label="Contact phone"
          isOptional
          type="tel"
          inputMode="tel"
          maxLength={lengths.phone}
        />
      </S.Pair>
      <TextField
        {...field('openingHours')}
        label="Opening hours"
        isOptional
        placeholder="Mon to Fri 7:00 to 15:30"
        maxLength={lengths.openingHours}
      />
      <Fieldset
        legend="Limits of the site"
        legendSize="medium"
        help="Drivers see them, and the truck tool compares them with our trucks. Leave blank what has no limit."
      >
        <S.Three>
          {LIMITS.map(({ name, label, help }) => (
            <NumberField
              key={name}
              {...field(name)}
              {...{ label, help }}
              isOptional
              unit="m"
              min={0}
              max={100}
              step="0.01"
            />
          ))}
        </S.Three>
      </Fieldset>
      <Fieldset legend="Habits" legendSize="medium">
        {HABITS.map(({ name, label }) => (
          <CheckboxField
            key={name}
            name={name}
            id={fieldId(name)}
            label={label}
            checked={values[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        ))}
      </Fieldset>
      <TextAreaField
        {...field('instructions')}
        label="Instructions"
        isOptional
        rows={3}
        help="Gate or dock, whom to ask for, what drivers must not do."
        maxLength={lengths.instructions}
      />
    </>
  );
}
