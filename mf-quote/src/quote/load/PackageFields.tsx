import { Fieldset, NumberField } from '@saltbush/ui';
import type { QuoteForm } from '../useQuoteForm.ts';
import * as S from './load.styles.ts';
import { PalletCountField } from './PalletCountField.tsx';

const SIZES = [
  { name: 'lengthCm', label: 'Length' },
  { name: 'widthCm', label: 'Width' },
  { name: 'heightCm', label: 'Height' },
] as const;

/** What is sent. In LTL the pallets are asked for with the lane. */
export function PackageFields({ form }: { form: QuoteForm }) {
  return (
    <Fieldset legend="What you send" help="The size of one item and the weight of all of them show what fits.">
      <S.Sizes>
        {SIZES.map(({ name, label }) => (
          <NumberField key={name} label={`${label} (cm)`} {...form.field(name)} min={0} step="any" unit="cm" />
        ))}
      </S.Sizes>
      <S.Amounts>
        <NumberField label="Total weight (kg)" {...form.field('weightKg')} min={0} step="any" unit="kg" />
        {form.request.mode !== 'ltl' && <PalletCountField form={form} />}
      </S.Amounts>
    </Fieldset>
  );
}
