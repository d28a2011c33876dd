import type { DangerousGood } from '@saltbush/consignments/api';
import type { BookingForm } from './useBookingForm.ts';

export const EMPTY_GOOD: DangerousGood = {
  unNumber: '',
  properShippingName: '',
  division: '',
  subsidiaryRisk: '',
  packingGroup: '',
  packageType: '',
  packageCount: '',
  aggregateQuantity: '',
};

/** Says whether there are dangerous goods, and opens their first entry. */
export function declareGoods(form: BookingForm, isDeclared: boolean): void {
  form.set('hasDangerousGoods', isDeclared);
  // The entries stay while the box is not ticked, in case it is ticked again. They are not sent without the tick.
  if (isDeclared && form.values.dangerousGoods.length === 0) form.set('dangerousGoods', [EMPTY_GOOD]);
}
