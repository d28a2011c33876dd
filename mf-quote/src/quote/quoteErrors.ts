import { checkPickupDate, FIRST_TARIFF_DATE, hourlyQuote, type Instant, type QuoteRequest } from '@saltbush/freight';
import type { FormikErrors } from 'formik';
import { LONGEST_TEXT } from './address-fields.ts';
import { amountError, lineAmountError } from './load/amountError.ts';
import { firstPalletCountError, morePalletCountError } from './load/palletCountError.ts';
import { placeOffer } from './route/placeOffer.ts';
import { pickupClock } from './service/pickupClock.ts';

interface Moment {
  now: Instant;
}

/** The fault in one answer, given all the others; null when there is none. */
type Check = (request: QuoteRequest, moment: Moment) => string | null;

const place =
  (end: 'pickup' | 'delivery'): Check =>
  (request) => {
    if (request[end].length > LONGEST_TEXT) {
      return `Please enter the suburb or city alone, in at most ${LONGEST_TEXT} characters.`;
    }
    const offer = hasPlaceFields(request) ? placeOffer(end, request) : null;
    return offer?.status === 'asks' ? offer.question : null;
  };

/** In hourly hire the place is chosen from a list. */
const hasPlaceFields = ({ mode }: QuoteRequest): boolean => mode !== 'metro-hourly';

const amount =
  (field: 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg'): Check =>
  (request) =>
    amountError(field, request[field]);

const moreItems: Check = (request) => {
  for (const item of request.moreItems) {
    const error = lineAmountError(item);
    if (error !== null) return error;
  }
  return morePalletCountError(request);
};

const hours: Check = ({ mode, hours: wanted, hourlyVehicle }) => {
  if (mode !== 'metro-hourly') return null;
  const result = hourlyQuote(hourlyVehicle ?? '', wanted, FIRST_TARIFF_DATE);
  const isAboutHours =
    result.status === 'refused' && (result.code === 'hours-missing' || result.code === 'hours-too-many');
  return isAboutHours ? result.message : null;
};

const pickupDate: Check = (request, { now }) => {
  const day = checkPickupDate(request.pickupDate, pickupClock(request), now);
  return day.status === 'refused' ? day.message : null;
};

const CHECKS = {
  pickup: place('pickup'),
  delivery: place('delivery'),
  lengthCm: amount('lengthCm'),
  widthCm: amount('widthCm'),
  heightCm: amount('heightCm'),
  weightKg: amount('weightKg'),
  palletCount: firstPalletCountError,
  moreItems,
  hours,
  pickupDate,
} satisfies Partial<Record<keyof QuoteRequest, Check>>;

/** The message for each faulty field. The rules are those of pricing, so form and price never disagree. */
export function quoteErrors(request: QuoteRequest, now: Instant): FormikErrors<QuoteRequest> {
  const errors = Object.entries<Check>(CHECKS).flatMap(([field, check]) => {
    const message = check(request, { now });
    return message === null ? [] : [[field, message] as const];
  });
  return Object.fromEntries(errors);
}
