import { newSubmissionId } from '@saltbush/business-api/submission-id';
import type { Booker, BookingStop, WeightUnit } from '@saltbush/consignments/api';
import { TERMS } from '@saltbush/freight';
import { RUN_SERVICES, type RunInput, type RunLoad, type RunPrice, type RunService } from '@saltbush/runs/api';

export const SERVICE_TEXTS: Record<RunService, string> = {
  ALL_DAY: 'Metro, all day',
  METRO_STANDARD: 'Metro standard, 4-5 hours',
  METRO_VIP: 'Metro VIP, 2-3 hours',
  METRO_EXPRESS: 'Metro express',
  LTL: 'Less than truck load, per pallet',
};

/** A delivery as typed. */
export interface DeliveryValues {
  /** Tells deliveries apart while they are moved about. */
  key: string;
  stop: BookingStop;
  /** Blank for the cheapest. */
  service: RunService | '';
  palletCount: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  description: string;
  weight: string;
  unit: WeightUnit;
  tailgate: boolean;
  palletReturn: boolean;
  residential: boolean;
  customerReference: string;
  instructions: string;
}

/** What the form holds, as typed. */
export interface RunValues {
  pickup: BookingStop;
  pickupDate: string;
  pickupTime: string;
  /** What was typed of the booker; the rest is who is signed in. */
  booker: Partial<Booker>;
  deliveries: DeliveryValues[];
  isWithoutDangerousGoods: boolean;
  isAccepted: boolean;
}

const BLANK_STOP: BookingStop = {
  ...{ businessName: '', street: '', suburb: '', contactName: '', phone: '' },
  ...{ hasForklift: false, instructions: '' },
};

export const blankDelivery = (): DeliveryValues => ({
  ...{ key: newSubmissionId(), stop: BLANK_STOP, service: '', palletCount: '', lengthCm: '', widthCm: '' },
  ...{ heightCm: '', description: '', weight: '', unit: 'kg', tailgate: false, palletReturn: false },
  ...{ residential: false, customerReference: '', instructions: '' },
});

export const firstValues = (): RunValues => ({
  ...{ pickup: BLANK_STOP, pickupDate: '', pickupTime: '', booker: {} },
  deliveries: [blankDelivery(), blankDelivery()],
  ...{ isWithoutDangerousGoods: false, isAccepted: false },
});

/** Text that is no number is sent as none, and refused with words. */
const numberOf = (text: string): number => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN);
const sizeOf = (text: string): number | null => (text.trim() === '' ? null : numberOf(text));

/** What a delivery says besides its place, goods and texts. */
function loadOf(values: DeliveryValues): Omit<RunLoad, 'delivery' | 'goods'> {
  const { service, palletCount, lengthCm, widthCm, heightCm, tailgate, palletReturn, residential } = values;
  return {
    ...{ service: RUN_SERVICES.find((known) => known === service) ?? null, palletCount: numberOf(palletCount) },
    ...{ lengthCm: sizeOf(lengthCm), widthCm: sizeOf(widthCm), heightCm: sizeOf(heightCm) },
    ...{ tailgate, palletReturn, residential },
  };
}

/** What the price of a delivery follows from; null while something of that is missing. */
export function pricedLoad(values: DeliveryValues): RunLoad | null {
  const { stop, weight, unit } = values;
  const load = loadOf(values);
  const sizes = [load.lengthCm, load.widthCm, load.heightCm];
  const isWhole = Number.isInteger(load.palletCount) && load.palletCount > 0;
  const isWeighed = /^\d[\d,]{0,9}(\.\d{1,3})?$/.test(weight.trim()) && /[1-9]/.test(weight);
  if (stop.suburb.trim() === '' || !isWhole || !isWeighed || sizes.some((size) => Number.isNaN(size))) return null;
  return { ...load, delivery: { suburb: stop.suburb.trim() }, goods: { weight: weight.trim(), unit } };
}

/** The values as the gateway takes them. It says what is wrong with them. */
export function runInputOf(
  values: RunValues,
  given: { submissionId: string; booker: Booker; prices: readonly (RunPrice | null)[] },
): RunInput {
  const { pickup, pickupDate, pickupTime, deliveries, isWithoutDangerousGoods, isAccepted } = values;
  return {
    ...{ submissionId: given.submissionId, pickup, pickupDate, pickupTime, booker: given.booker },
    deliveries: deliveries.map((delivery, index) => ({
      ...loadOf(delivery),
      delivery: delivery.stop,
      goods: { description: delivery.description, weight: delivery.weight, unit: delivery.unit },
      ...{ customerReference: delivery.customerReference, instructions: delivery.instructions },
      shownTotalExGstCents: given.prices[index]?.totalExGstCents ?? 0,
    })),
    ...{ isWithoutDangerousGoods, termsVersion: isAccepted ? TERMS.version : '' },
  };
}

/** Id of a field's control, to which the list of faults leads: `run-deliveries-1-goods-weight`. */
export const fieldId = (path: string): string => `run-${path.replaceAll(/[.[\]]+/g, '-')}`;
