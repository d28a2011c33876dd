import { type Address, driverWords } from '@saltbush/addresses/api';
import { resolvePlace } from '@saltbush/freight';
import type { StopName } from '../booking-values.ts';
import { declareGoods } from '../declareGoods.ts';
import type { BookingForm } from '../useBookingForm.ts';

/** Fills one stop with an address. What the address does not say stays as it was. */
export function fillStop(form: BookingForm, stop: StopName, address: Address): void {
  const { name, street, suburb, postcode, contactName, phone, hasForklift, hasDangerousGoods } = address;
  const isSuburb = resolvePlace(form.values[stop].suburb).status === 'suburb';
  const texts = {
    businessName: name,
    // The quote names a whole city, so the driver has to know the suburb.
    street: isSuburb ? street : `${street}, ${suburb} ${postcode}`.trim(),
    contactName,
    phone,
    instructions: driverWords(address),
  };
  form.set(`${stop}IsBooker`, false);
  for (const [field, text] of Object.entries(texts)) if (text !== '') form.set(`${stop}.${field}`, text);
  form.set(`${stop}.hasForklift`, hasForklift);
  if (hasDangerousGoods && !form.values.hasDangerousGoods) declareGoods(form, true);
}
