import { Fieldset, TextField } from '@saltbush/ui';
import * as S from './BookingForm.styles.ts';
import { phoneHint } from './phoneHint.ts';
import type { BookingForm } from './useBookingForm.ts';

/** The booker: the person whom we mail and call. */
export function BookerFields({ form }: { form: BookingForm }) {
  return (
    <Fieldset legend="Who is booking">
      <S.Pair>
        <TextField label="Business name" required autoComplete="organization" {...form.field('booker.businessName')} />
        <TextField label="Your name" required autoComplete="name" {...form.field('booker.name')} />
      </S.Pair>
      <S.Pair>
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('booker.email')}
        />
        <TextField
          label="Phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={phoneHint(form.values.booker.phone)}
          {...form.field('booker.phone')}
        />
      </S.Pair>
    </Fieldset>
  );
}
