import { TERMS } from '@saltbush/freight';
import { CheckboxField, Fieldset, TextLink } from '@saltbush/ui';
import type { BookingForm } from './useBookingForm.ts';

/** Acceptance of the terms, by version. The terms open in another tab, so that nothing in the form is lost. */
export function TermsField({ form }: { form: BookingForm }) {
  const { value, onChange: _onChange, ...field } = form.field('termsVersion');
  return (
    <Fieldset legend="Terms">
      <CheckboxField
        required
        label={`I accept the terms and conditions, version ${TERMS.version}`}
        help={
          <TextLink href="/terms" target="_blank" rel="noopener">
            Read the terms (opens in a new tab)
          </TextLink>
        }
        {...field}
        checked={value === TERMS.version}
        onChange={(event) => form.set('termsVersion', event.target.checked ? TERMS.version : '')}
      />
    </Fieldset>
  );
}
