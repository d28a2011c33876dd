import { MAX_LTL_PALLETS } from '@saltbush/freight';
import { NumberField } from '@saltbush/ui';
import type { QuoteForm } from '../quote-form.ts';

/** The number of pallets. Required for LTL. */
export function PalletCountField({ form }: { form: QuoteForm }) {
  const isLtl = form.request.mode === 'ltl' || form.request.service === 'LTL';
  return (
    <NumberField
      label="Number of pallets"
      {...form.field('palletCount')}
      min={1}
      max={isLtl ? MAX_LTL_PALLETS : undefined}
      required={isLtl}
      placeholder={isLtl ? `Enter number of pallets (1-${MAX_LTL_PALLETS})` : undefined}
    />
  );
}
