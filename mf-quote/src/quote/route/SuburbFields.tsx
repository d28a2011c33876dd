import { Fieldset, TextField } from '@saltbush/ui';
import { LONGEST_TEXT } from '../initialRequest.ts';
import type { QuoteForm } from '../useQuoteForm.ts';
import * as S from './route.styles.ts';

/** Pickup and delivery as text: a suburb with or without postcode, or a city. */
export function SuburbFields({ form }: { form: QuoteForm }) {
  return (
    <Fieldset legend="Where from, where to">
      <S.Ends>
        <TextField
          label="Pickup suburb"
          help="Suburb or city, with or without postcode"
          {...form.field('pickup')}
          maxLength={LONGEST_TEXT}
          placeholder="Newtown 2042"
          autoComplete="off"
        />
        <TextField
          label="Delivery suburb"
          help="Suburb or city, with or without postcode"
          {...form.field('delivery')}
          maxLength={LONGEST_TEXT}
          placeholder="Marrickville 2204"
          autoComplete="off"
        />
      </S.Ends>
    </Fieldset>
  );
}
