import { SURCHARGE_LABELS, SURCHARGES } from '@saltbush/freight';
import { CheckboxField, Fieldset } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';
import { extraPrices } from './extraPrices.ts';
import * as S from './load.styles.ts';

/** Additional services, each with its price before GST. */
export function ExtraFields({ form }: { form: QuoteForm }) {
  const prices = extraPrices(form.request, form.onDate);
  return (
    <Fieldset legend="Additional services" help="Per consignment, before GST. No fuel levy applies to them.">
      <div>
        {SURCHARGES.map((surcharge) => (
          <CheckboxField
            key={surcharge}
            name={surcharge}
            label={
              <>
                {SURCHARGE_LABELS[surcharge]} <S.Price>{prices[surcharge]}</S.Price>
              </>
            }
            checked={form.request[surcharge]}
            onChange={({ target }) => form.change({ [surcharge]: target.checked })}
          />
        ))}
      </div>
    </Fieldset>
  );
}
