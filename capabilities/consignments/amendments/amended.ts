import type { QuoteRequest } from '@saltbush/freight';
import type { AmendBookingInput, AmendedStop } from '../api/amendments.ts';
import { type Booking, type BookingStop, weighedRequest } from '../api/bookings.ts';
import type { BookingRow } from '../tables.ts';

const stopOf = (stop: BookingStop, { contactName, phone, instructions }: AmendedStop): BookingStop => ({
  ...stop,
  contactName: contactName.trim(),
  phone: phone.trim(),
  instructions: instructions.trim(),
});

/** What the form of the booking says once it is changed. */
export function amendedDetails({ details }: BookingRow, input: AmendBookingInput): Booking['details'] {
  const { goods } = details;
  const { load } = input;
  return {
    ...details,
    pickupDate: input.pickupDate,
    pickupTime: input.pickupTime,
    pickup: stopOf(details.pickup, input.pickup),
    delivery: stopOf(details.delivery, input.delivery),
    customerReference: input.customerReference.trim(),
    instructions: input.instructions.trim(),
    ...(goods && load ? { goods: { ...goods, weight: load.weight.trim(), unit: load.unit } } : {}),
  };
}

/** What is priced for another load: as many pallets, which share the weight. */
export const amendedRequest = (request: QuoteRequest, load: NonNullable<AmendBookingInput['load']>): QuoteRequest =>
  weighedRequest(
    { ...request, palletCount: String(load.palletCount), weightKg: '' },
    { description: '', weight: load.weight, unit: load.unit },
  );

/** Whether a load is another one than that of the booking. */
export function isOtherLoad({ quote, declared_kg: kg }: BookingRow, request: QuoteRequest, weightKg: number): boolean {
  return Number(request.palletCount) !== quote.palletCount || Math.abs(weightKg - kg) > 0.001;
}
