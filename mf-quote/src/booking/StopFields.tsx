import { resolvePlace } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { CheckboxField, Fieldset, TextAreaField, TextField } from '@saltbush/ui';
import * as S from './BookingForm.styles.ts';
import type { StopName } from './booking-values.ts';
import { phoneHint } from './phoneHint.ts';
import { SavedPlace } from './SavedPlace.tsx';
import type { BookingForm } from './useBookingForm.ts';

const WORDS = {
  pickup: {
    legend: 'Pickup',
    isBooker: 'We send the freight: use my details for the pickup contact',
    instructions: 'Pickup instructions',
    help: 'Opening hours, gate or dock, forklift driver to ask for.',
  },
  delivery: {
    legend: 'Delivery',
    isBooker: 'We receive the freight: use my details for the delivery contact',
    instructions: 'Delivery instructions',
    help: 'Opening hours, gate or dock, who signs.',
  },
} as const;

interface StopFieldsProps {
  form: BookingForm;
  stop: StopName;
  saved: SavedQuote;
}

/** One stop of the consignment. Its suburb comes from the quote, since another suburb has another price. */
export function StopFields({ form, stop, saved }: StopFieldsProps) {
  const words = WORDS[stop];
  const { suburb, phone } = form.values[stop];
  const isBooker = form.values[`${stop}IsBooker`];
  const isSuburb = resolvePlace(suburb).status === 'suburb';
  return (
    <Fieldset legend={words.legend}>
      <S.Known>
        <span>As quoted:</span>
        <strong>{suburb}</strong>
      </S.Known>
      <SavedPlace {...{ form, stop, saved }} />
      <CheckboxField label={words.isBooker} {...form.box(`${stop}IsBooker`)} />
      {!isBooker && (
        <TextField
          label="Business name"
          required
          autoComplete={`section-${stop} organization`}
          {...form.field(`${stop}.businessName`)}
        />
      )}
      <TextField
        label={isSuburb ? 'Street address' : 'Street address and suburb'}
        required
        autoComplete={`section-${stop} street-address`}
        {...form.field(`${stop}.street`)}
      />
      {!isBooker && (
        <S.Pair>
          <TextField
            label="Contact name"
            required
            autoComplete={`section-${stop} name`}
            {...form.field(`${stop}.contactName`)}
          />
          <TextField
            label="Contact phone"
            required
            type="tel"
            inputMode="tel"
            autoComplete={`section-${stop} tel`}
            help={phoneHint(phone)}
            {...form.field(`${stop}.phone`)}
          />
        </S.Pair>
      )}
      <CheckboxField label="There is a forklift or a loading dock" {...form.box(`${stop}.hasForklift`)} />
      <TextAreaField
        label={words.instructions}
        isOptional
        rows={3}
        help={words.help}
        {...form.field(`${stop}.instructions`)}
      />
    </Fieldset>
  );
}
