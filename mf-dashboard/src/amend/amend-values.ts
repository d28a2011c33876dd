import type { AmendBookingInput, AmendedStop, ShipmentDetail, WeightUnit } from '@saltbush/consignments/api';

/** What the form holds, as typed. */
export interface AmendValues {
  pickupDate: string;
  pickupTime: string;
  pickup: AmendedStop;
  delivery: AmendedStop;
  customerReference: string;
  instructions: string;
  palletCount: string;
  weight: string;
  unit: WeightUnit;
}

export type StopName = 'pickup' | 'delivery';

const stopOf = ({ contactName, phone, instructions }: AmendedStop): AmendedStop => ({
  contactName,
  phone,
  instructions,
});

/** The booking as it is now. */
export const firstValues = ({ details, quote, customerReference }: ShipmentDetail): AmendValues => ({
  pickupDate: details.pickupDate,
  pickupTime: details.pickupTime,
  pickup: stopOf(details.pickup),
  delivery: stopOf(details.delivery),
  customerReference,
  instructions: details.instructions,
  palletCount: quote.palletCount === null ? '' : String(quote.palletCount),
  weight: details.goods?.weight ?? '',
  unit: details.goods?.unit ?? 'kg',
});

/** Whether the number of pallets can be changed: the price goes by them, and the goods were weighed. */
export const hasLoad = ({ amendment, details }: ShipmentDetail): boolean =>
  amendment?.countsPallets === true && details.goods !== undefined;

const isLoadOf = (values: AmendValues, first: AmendValues): boolean =>
  values.palletCount === first.palletCount && values.weight === first.weight && values.unit === first.unit;

/** The values as the gateway takes them. A load that nobody changed is not sent. It says what is wrong with the rest. */
export function amendmentOf(
  { palletCount, weight, unit, ...values }: AmendValues,
  shipment: ShipmentDetail,
): Omit<AmendBookingInput, 'submissionId' | 'shownTotalExGstCents'> {
  const first = firstValues(shipment);
  const isSame = !hasLoad(shipment) || isLoadOf({ ...values, palletCount, weight, unit }, first);
  // Text that is no number is sent as none, and refused with words.
  const count = /^\d{1,6}$/.test(palletCount.trim()) ? Number(palletCount) : Number.NaN;
  return { ...values, version: shipment.version ?? 1, load: isSame ? null : { palletCount: count, weight, unit } };
}

/** Id of a field's control, to which the list of faults leads. */
export const fieldId = (path: string): string => `amend-${path}`;
