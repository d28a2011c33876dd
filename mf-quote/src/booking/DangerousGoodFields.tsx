import { DANGEROUS_GOODS_DIVISIONS, PACKING_GROUPS } from '@saltbush/consignments/api';
import { Fieldset, SelectField, TextField } from '@saltbush/ui';
import * as S from './BookingForm.styles.ts';
import type { BookingForm } from './useBookingForm.ts';

const DIVISION_OPTIONS = DANGEROUS_GOODS_DIVISIONS.map((division) => ({ value: division, label: division }));
const GROUP_OPTIONS = PACKING_GROUPS.map((group) => ({ value: group, label: group }));

/** One entry of the dangerous goods declaration. */
export function DangerousGoodFields({ form, index }: { form: BookingForm; index: number }) {
  const field = (name: string) => form.field(`dangerousGoods[${index}].${name}`);
  return (
    <Fieldset legend={`Dangerous goods ${index + 1}`} legendSize="medium">
      <S.Pair>
        <TextField label="UN number" required placeholder="UN1263" autoComplete="off" {...field('unNumber')} />
        <TextField label="Proper shipping name" required autoComplete="off" {...field('properShippingName')} />
      </S.Pair>
      <S.Pair>
        <SelectField
          label="Class or division"
          required
          placeholder="Choose a class"
          options={DIVISION_OPTIONS}
          {...field('division')}
        />
        <SelectField label="Packing group" placeholder="None" options={GROUP_OPTIONS} {...field('packingGroup')} />
      </S.Pair>
      <S.Pair>
        <TextField label="Subsidiary risk" isOptional autoComplete="off" {...field('subsidiaryRisk')} />
        <TextField label="Package type" required placeholder="Drum" autoComplete="off" {...field('packageType')} />
      </S.Pair>
      <S.Pair>
        <TextField
          label="Number of packages"
          required
          inputMode="numeric"
          autoComplete="off"
          {...field('packageCount')}
        />
        <TextField
          label="Total quantity"
          required
          placeholder="200 L"
          autoComplete="off"
          {...field('aggregateQuantity')}
        />
      </S.Pair>
    </Fieldset>
  );
}
