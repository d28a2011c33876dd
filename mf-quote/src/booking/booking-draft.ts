import type { DangerousGood, WeightUnit } from '@saltbush/consignments/api';
import { array, boolean, type InferType, mixed, object, string } from 'yup';
import type { BookingValues } from './booking-values.ts';

/** What was typed and not sent yet, stored in the tab. It includes the submission, so that sending again books once. */
export interface BookingDraft {
  submissionId: string;
  /** Drafts from older pages lack the goods. */
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

/** Accepts any text in every field, since the form itself checks the values. */
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

/** The draft of a quote's booking; null when there is none or it cannot be read. */
export function readDraft(quoteToken: string): BookingDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(quoteToken)) ?? 'null');
    return draftSchema.isValidSync(kept, { strict: true }) ? (kept satisfies InferType<typeof draftSchema>) : null;
  } catch {
    return null;
  }
}

/** Stores the draft, if the browser allows it. */
export function keepDraft(quoteToken: string, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(keyOf(quoteToken), JSON.stringify(draft));
  } catch {
    // Private windows may store nothing. The form still holds what was typed.
  }
}

export function forgetDraft(quoteToken: string): void {
  try {
    sessionStorage.removeItem(keyOf(quoteToken));
  } catch {
    // Then nothing was stored either.
  }
}
