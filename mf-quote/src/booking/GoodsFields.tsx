import { quotedKg, WEIGHT_UNITS, type WeightUnit } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { Button, Fieldset, SelectField, TextField } from '@saltbush/ui';
import { useId } from 'react';
import * as S from './BookingForm.styles.ts';
import { typicalWeights } from './typicalWeights.ts';
import type { BookingForm } from './useBookingForm.ts';

const UNIT_NAMES: Record<WeightUnit, string> = { kg: 'Kilograms', t: 'Tonnes' };
const UNIT_OPTIONS = WEIGHT_UNITS.map((unit) => ({ value: unit, label: UNIT_NAMES[unit] }));

interface Props {
  form: BookingForm;
  saved: SavedQuote;
  now: number;
}

/**
 * What is sent and how heavy it is, since the carrier is responsible for what it loads. A weight from the quote is not
 * asked for again.
 */
export function GoodsFields({ form, saved: { request, quote }, now }: Props) {
  const offersId = useId();
  const quoted = quotedKg(request);
  const offers = quoted === null ? typicalWeights(request, quote, now) : [];

  const choose = (kg: number) => {
    form.set('goods.weight', String(kg));
    form.set('goods.unit', 'kg');
  };

  return (
    <Fieldset legend="What is sent">
      <TextField
        label="Goods and packaging"
        required
        autoComplete="off"
        placeholder="Bottled water on 4 pallets"
        {...form.field('goods.description')}
      />
      {quoted === null ? (
        <>
          <S.Pair data-align="end">
            <TextField
              label="Total weight"
              required
              inputMode="decimal"
              autoComplete="off"
              help="All of it together, pallets and packaging included."
              {...form.field('goods.weight')}
            />
            <SelectField label="Unit of weight" required options={UNIT_OPTIONS} {...form.field('goods.unit')} />
          </S.Pair>
          {offers.length > 0 && (
            <S.Offers role="group" aria-labelledby={offersId}>
              <p id={offersId}>Not weighed yet? Take what is typical:</p>
              {offers.map(({ goods, kg }) => (
                <Button key={goods} variant="secondary" size="small" onClick={() => choose(kg)}>
                  <span>{goods}:</span> <strong>{formatNumber(kg)} kg</strong>
                </Button>
              ))}
            </S.Offers>
          )}
        </>
      ) : (
        <S.Known>
          <span>Weight as quoted:</span>
          <strong>{formatNumber(quoted, 3)} kg</strong>
        </S.Known>
      )}
    </Fieldset>
  );
}
