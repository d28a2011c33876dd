import { requiredLine } from '@saltbush/business-api/texts';
import * as yup from 'yup';

export const WEIGHT_UNITS = ['kg', 't'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** The goods, as the sender describes them. */
export interface BookingGoods {
  /** Such as `Bottled water on 4 pallets`. */
  description: string;
  /** Weight of the whole consignment, as typed: `1,800` or `1.8`. */
  weight: string;
  unit: WeightUnit;
}

const DESCRIPTION_LENGTH = 200;
const WEIGHT_LENGTH = 12;
/** More than any truck on the road carries. */
const MAX_WEIGHT_KG = 100_000;
const KG_PER_UNIT: Record<WeightUnit, number> = { kg: 1, t: 1_000 };

const WEIGHT_MISSING = 'Say how much it weighs in all, packaging included. An estimate will do';
const WEIGHT_UNREADABLE = 'Please enter the weight as a number above 0, such as 1800 or 1.8';
const WEIGHT_TOO_MUCH = 'No truck carries more than 100 tonnes. Check the number and its unit';

/** Weight of the whole consignment in kg, to the gram; null for text that is not a positive number. */
export function goodsKg({ weight, unit }: Pick<BookingGoods, 'weight' | 'unit'>): number | null {
  const digits = weight.trim().replace(/,(?=\d{3})/g, '');
  if (digits.length > WEIGHT_LENGTH || !/^\d+(\.\d+)?$/.test(digits)) return null;
  const kg = Math.round(Number(digits) * KG_PER_UNIT[unit] * 1_000) / 1_000;
  return kg > 0 ? kg : null;
}

export const bookingGoodsSchema = yup
  .object({
    description: requiredLine(
      'What is sent',
      DESCRIPTION_LENGTH,
      'Say what is sent, such as: bottled water on 4 pallets',
    ),
    weight: requiredLine('Weight', WEIGHT_LENGTH, WEIGHT_MISSING).when('unit', ([unit], field) => {
      const kgOf = (weight: string) => goodsKg({ weight, unit: unit === 't' ? 't' : 'kg' });
      const isOther = (weight: string) => !/\S/.test(weight) || weight.length > WEIGHT_LENGTH;
      return field
        .test('readable', WEIGHT_UNREADABLE, (weight = '') => isOther(weight) || kgOf(weight) !== null)
        .test('on-a-truck', WEIGHT_TOO_MUCH, (weight = '') => (kgOf(weight) ?? 0) <= MAX_WEIGHT_KG);
    }),
    unit: yup
      .mixed<WeightUnit>()
      .oneOf([...WEIGHT_UNITS], 'Choose kilograms or tonnes')
      .defined(),
  })
  .noUnknown();
