import type { BookingStop } from '@saltbush/consignments/api';
import { CheckboxField, TextAreaField, TextField } from '@saltbush/ui';
import { fieldId } from './run-values.ts';
import * as S from './runs.styles.ts';

export interface StopFieldsProps {
  stop: BookingStop;
  /** Of the stop among the fields: `pickup`, or `deliveries[1].delivery`. */
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<BookingStop>) => void;
}

type TextName = Exclude<keyof BookingStop, 'hasForklift'>;

/** Where the driver goes, and whom they meet there. */
export function StopFields({ stop, path, errors, onChange }: StopFieldsProps) {
  const field = (name: TextName) => ({
    ...{ name: `${path}.${name}`, id: fieldId(`${path}.${name}`), error: errors[`${path}.${name}`], value: stop[name] },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <S.Pair>
        <TextField {...field('businessName')} label="Business name" required autoComplete="off" maxLength={100} />
        <TextField
          {...field('suburb')}
          label="Suburb and postcode"
          placeholder="Newtown 2042"
          required
          autoComplete="off"
          maxLength={200}
        />
      </S.Pair>
      <TextField {...field('street')} label="Street address" required autoComplete="off" maxLength={200} />
      <S.Pair>
        <TextField {...field('contactName')} label="Contact name" required autoComplete="off" maxLength={100} />
        <TextField
          {...field('phone')}
          label="Contact phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
        />
      </S.Pair>
      <TextAreaField {...field('instructions')} label="Instructions for the driver" isOptional rows={2} />
      <CheckboxField
        name={`${path}.hasForklift`}
        id={fieldId(`${path}.hasForklift`)}
        label="There is a forklift"
        checked={stop.hasForklift}
        onChange={({ target }) => onChange({ hasForklift: target.checked })}
      />
    </>
  );
}
