import { Fieldset, TextAreaField, TextField } from '@saltbush/ui';
import type { BookingForm } from './useBookingForm.ts';

/** The reference for papers and invoice, and notes for the allocator. */
export function InstructionFields({ form }: { form: BookingForm }) {
  return (
    <Fieldset legend="Reference and instructions">
      <TextField
        label="Your reference"
        isOptional
        autoComplete="off"
        help="An order or job number. It appears on the invoice."
        {...form.field('customerReference')}
      />
      <TextAreaField
        label="Anything else we should know"
        isOptional
        rows={3}
        help="How to handle it, and what it must not touch."
        {...form.field('instructions')}
      />
    </Fieldset>
  );
}
