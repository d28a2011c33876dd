import type { DangerousGood, WeightUnit } from '@saltbush/business-api/bookings';
import { array, boolean, type InferType, mixed, object, string } from 'yup';
import type { BookingValues } from './booking-values.ts';

/** What was typed and not sent yet, kept in the tab. The submission comes along, so that sending again books once. */
export interface BookingDraft {
  submissionId: string;
  /** Drafts of before goods were asked lack them. */
  values: Omit<BookingValues, 'goods'> & { goods?: BookingValues['goods'] | undefined };
}

const text = string().defined();
const flag = boolean().defined();
const stop = object({
  businessName: text,
  street: text,
  suburb: text,
  contactName: text,
  phone: text,
  hasForklift: flag,
  instructions: text,
});
const good = object({
  unNumber: text,
  properShippingName: text,
  division: text,
  subsidiaryRisk: text,
  packingGroup: mixed<DangerousGood['packingGroup']>().oneOf(['', 'I', 'II', 'III']).defined(),
  packageType: text,
  packageCount: text,
  aggregateQuantity: text,
});

const goods = object({
  description: text,
  weight: text,
  unit: mixed<WeightUnit>().oneOf(['kg', 't']).defined(),
});

/** Any text in every field: whether it is right is the form's affair. */
const draftSchema = object({
  submissionId: string().required().uuid(),
  values: object({
    pickupDate: text,
    pickupTime: text,
    booker: object({ businessName: text, name: text, email: text, phone: text }),
    pickupIsBooker: flag,
    pickup: stop,
    deliveryIsBooker: flag,
    delivery: stop,
    goods: goods.default(undefined).optional(),
    customerReference: text,
    instructions: text,
    hasDangerousGoods: flag,
    dangerousGoods: array(good).defined(),
    termsVersion: text,
  }),
});

const keyOf = (quoteToken: string): string => `saltbush.booking.${quoteToken}`;

/** The draft of a quote's booking; null where there is none, or none that can be read. */
export function readDraft(quoteToken: string): BookingDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(quoteToken)) ?? 'null');
    return draftSchema.isValidSync(kept, { strict: true }) ? (kept satisfies InferType<typeof draftSchema>) : null;
  } catch {
    return null;
  }
}

/** Keeps the draft where the browser lets a page keep anything. */
export function keepDraft(quoteToken: string, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(keyOf(quoteToken), JSON.stringify(draft));
  } catch {
    // Private windows may keep nothing; the form itself still holds what was typed.
  }
}

export function forgetDraft(quoteToken: string): void {
  try {
    sessionStorage.removeItem(keyOf(quoteToken));
  } catch {
    // Nothing was kept either.
  }
}
