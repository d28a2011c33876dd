import { checkBusinessNumber, parsePhone } from '@saltbush/freight';
import { TextField } from '@saltbush/ui';
import * as S from './NewClient.styles.ts';
import { type SetupPartProps, textField } from './setup-part.ts';
import { WarnedTextField } from './WarnedTextField.tsx';

/** Who the client is. Leaving a field formats its number; an odd number is kept with a warning. */
export function BusinessInfo({ form }: SetupPartProps) {
  const { values, change } = form;
  const number = checkBusinessNumber(values.abn);
  const phone = parsePhone(values.phone);
  const tidyNumber = () => {
    if (number.status !== 'blank' && number.display !== values.abn) change({ abn: number.display });
  };
  const tidyPhone = () => {
    if (phone.status === 'valid' && phone.display !== values.phone) change({ phone: phone.display });
  };
  return (
    <S.Part>
      <TextField
        label="Business name"
        required
        autoComplete="organization"
        maxLength={120}
        {...textField(form, 'businessName')}
      />
      <WarnedTextField
        label="ABN/ACN"
        required
        inputMode="numeric"
        autoComplete="off"
        help="11 digits for an ABN, 9 for an ACN"
        maxLength={40}
        {...textField(form, 'abn')}
        warning={number.status === 'warning' ? number.message : null}
        onBlur={tidyNumber}
      />
      <TextField
        label="Contact name"
        required
        autoComplete="name"
        maxLength={120}
        {...textField(form, 'contactName')}
      />
      <S.Pair>
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          {...textField(form, 'email')}
        />
        <WarnedTextField
          label="Phone number"
          type="tel"
          required
          autoComplete="tel"
          maxLength={40}
          {...textField(form, 'phone')}
          warning={phone.status === 'warning' ? phone.message : null}
          onBlur={tidyPhone}
        />
      </S.Pair>
      <TextField
        label="Website"
        type="url"
        isOptional
        autoComplete="url"
        placeholder="www.example.com.au"
        maxLength={200}
        {...textField(form, 'website')}
      />
    </S.Part>
  );
}
