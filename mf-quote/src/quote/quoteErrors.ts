import {
  checkPickupDate,
  FIRST_TARIFF_DATE,
  hourlyQuote,
  INVALID_PALLET_COUNT,
  type Instant,
  isMetroMode,
  type QuoteRequest,
} from '@saltbush/freight';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { mixed, object, ValidationError } from 'yup';
import { LONGEST_TEXT } from './address-fields.ts';
import { amountError, lineAmountError } from './load/amountError.ts';
import { firstPalletCountError, morePalletCountError } from './load/palletCountError.ts';
import { placeOffer } from './route/placeOffer.ts';
import { pickupClock } from './service/pickupClock.ts';

interface Moment {
  now: Instant;
}

/** What is wrong with one answer, seen with all the others; null when nothing is. */
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

/** Where the form has selects there is nothing to ask. */
const hasPlaceFields = ({ mode }: QuoteRequest): boolean => mode === 'general' || isMetroMode(mode);

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

const checkedBy = (check: Check) =>
  mixed().test('freight', INVALID_PALLET_COUNT, (_value, { parent, options, createError }) => {
    const message = check(parent as QuoteRequest, options.context as Moment);
    return message === null || createError({ message });
  });

const schema = object({
  pickup: checkedBy(place('pickup')),
  delivery: checkedBy(place('delivery')),
  lengthCm: checkedBy(amount('lengthCm')),
  widthCm: checkedBy(amount('widthCm')),
  heightCm: checkedBy(amount('heightCm')),
  weightKg: checkedBy(amount('weightKg')),
  palletCount: checkedBy(firstPalletCountError),
  moreItems: checkedBy(moreItems),
  hours: checkedBy(hours),
  pickupDate: checkedBy(pickupDate),
});

/** What to say beside which field. The rules are those of pricing, so form and price never disagree. */
export function quoteErrors(request: QuoteRequest, now: Instant): FormikErrors<QuoteRequest> {
  try {
    schema.validateSync(request, { abortEarly: false, strict: true, context: { now } });
    return {};
  } catch (error) {
    if (ValidationError.isError(error)) return yupToFormErrors<QuoteRequest>(error);
    throw error;
  }
}
