import {
  checkPickupDate,
  FIRST_TARIFF_DATE,
  hourlyQuote,
  INVALID_PALLET_COUNT,
  type Instant,
  type QuoteRequest,
} from '@saltbush/freight';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { mixed, object, ValidationError } from 'yup';
import { LONGEST_TEXT } from './address-fields.ts';
import { firstPalletCountError, morePalletCountError } from './load/palletCountError.ts';
import { pickupClock } from './service/pickupClock.ts';

interface Moment {
  now: Instant | null;
}

/** What is wrong with one answer, seen with all the others; null when nothing is. */
type Check = (request: QuoteRequest, moment: Moment) => string | null;

const place =
  (end: 'pickup' | 'delivery'): Check =>
  (request) =>
    request[end].length > LONGEST_TEXT
      ? `Please enter the suburb or city alone, in at most ${LONGEST_TEXT} characters.`
      : null;

/** Text that is no number counts as 0; a figure that no truck carries is a slip of the finger. */
const amount =
  (field: 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg', most: string): Check =>
  (request) => {
    const value = Number(request[field]);
    if (value < 0) return 'Please enter 0 or more.';
    return value > Number(most.replace(/\D/g, '')) ? `Please enter at most ${most}.` : null;
  };

const hours: Check = ({ mode, hours: wanted, hourlyVehicle }) => {
  if (mode !== 'metro-hourly') return null;
  const result = hourlyQuote(hourlyVehicle ?? '', wanted, FIRST_TARIFF_DATE);
  const isAboutHours =
    result.status === 'refused' && (result.code === 'hours-missing' || result.code === 'hours-too-many');
  return isAboutHours ? result.message : null;
};

const pickupDate: Check = (request, { now }) => {
  if (now === null) return null;
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
  lengthCm: checkedBy(amount('lengthCm', '9,999 cm')),
  widthCm: checkedBy(amount('widthCm', '9,999 cm')),
  heightCm: checkedBy(amount('heightCm', '9,999 cm')),
  weightKg: checkedBy(amount('weightKg', '999,999 kg')),
  palletCount: checkedBy(firstPalletCountError),
  moreItems: checkedBy(morePalletCountError),
  hours: checkedBy(hours),
  pickupDate: checkedBy(pickupDate),
});

/** What to say beside which field. The rules are those of pricing, so form and price never disagree. */
export function quoteErrors(request: QuoteRequest, now: Instant | null): FormikErrors<QuoteRequest> {
  try {
    schema.validateSync(request, { abortEarly: false, strict: true, context: { now } });
    return {};
  } catch (error) {
    if (ValidationError.isError(error)) return yupToFormErrors<QuoteRequest>(error);
    throw error;
  }
}
