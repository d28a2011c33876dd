import { fieldErrors } from '@saltbush/business-api/field-errors';
import { bookingInputSchema, weighedRequest } from '@saltbush/consignments/api';
import { type Instant, type IsoDate, loadRefusal } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import { type BookingValues, bookingInput } from './booking-values.ts';

/** A message for each field with a fault, by its path such as `pickup.street`. */
export type BookingErrors = Record<string, string>;

/** Valid placeholders: the form does not know the real ids, and the visitor could not correct them. */
const IDS = { submissionId: '00000000-0000-4000-8000-000000000000', quoteToken: 'token' };

const CLOSED = 'We no longer pick up on this day. Choose another.';

interface Bounds {
  saved: Pick<SavedQuote, 'request' | 'quote'>;
  openDays: readonly IsoDate[];
  now: Instant;
}

/** All faults in the order of the form, by the gateway's own rules. */
export function bookingErrors(values: BookingValues, { saved, openDays, now }: Bounds): BookingErrors {
  const found = fieldErrors(bookingInputSchema, bookingInput(values, IDS));
  if (!found.pickupDate && openDays.length > 0 && !openDays.includes(values.pickupDate)) found.pickupDate = CLOSED;
  if (!found['goods.weight']) {
    const refusal = loadRefusal(weighedRequest(saved.request, values.goods), saved.quote, { now });
    if (refusal) found['goods.weight'] = refusal.message;
  }
  const ofBooker = (path: string) =>
    (['pickup', 'delivery'] as const).some(
      (stop) =>
        values[`${stop}IsBooker`] && [`${stop}.businessName`, `${stop}.contactName`, `${stop}.phone`].includes(path),
    );
  const entries = Object.entries(found).filter(([path]) => !ofBooker(path));
  // The values stand in the order of the form.
  const order = Object.keys(values);
  const rank = (path: string) => order.indexOf(path.split(/[.[]/, 1)[0] ?? '');
  return Object.fromEntries(entries.sort(([a], [b]) => rank(a) - rank(b)));
}

/** The name of a field's section, with which its message begins in the summary. */
export function sectionOf(path: string): string {
  const good = /^dangerousGoods\[(\d+)\]/.exec(path)?.[1];
  if (good !== undefined) return `Dangerous goods ${Number(good) + 1}: `;
  if (path.startsWith('pickup.')) return 'Pickup: ';
  if (path.startsWith('delivery.')) return 'Delivery: ';
  return '';
}
