import type { Booker } from '@saltbush/consignments/api';
import { parsePhone } from '@saltbush/freight';
import { Fieldset, TextField } from '@saltbush/ui';
import type { TypedBooker } from '../kept-sheet.ts';
import * as S from './BookPanel.styles.ts';
import { bookerId } from './book-faults.ts';

interface BookerFieldsProps {
  booker: Booker;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: TypedBooker) => void;
}

/** The booker: the person whom we mail and call. */
export function BookerFields({ booker, errors, onChange }: BookerFieldsProps) {
  const field = (name: keyof Booker) => ({
    name,
    id: bookerId(name),
    value: booker[name],
    error: errors[bookerId(name)],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const phone = parsePhone(booker.phone);
  return (
    <Fieldset legend="Who is booking" legendSize="medium">
      <S.Pair>
        <TextField {...field('businessName')} label="Business name" autoComplete="organization" />
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={phone.status === 'warning' && booker.phone.trim().length > 5 ? phone.message : undefined}
        />
      </S.Pair>
    </Fieldset>
  );
}
