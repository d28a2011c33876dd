import {
  checkPickupDate,
  FIRST_TARIFF_DATE,
  hourlyQuote,
  INVALID_PALLET_COUNT,
  type Instant,
  parsePalletCount,
  type QuoteRequest,
} from '@saltbush/freight';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { mixed, object, ValidationError } from 'yup';
import { pickupClock } from './service/pickupClock.ts';

interface Moment {
  now: Instant | null;
}

/** What is wrong with one answer, seen with all the others; null when nothing is. */
type Check = (request: QuoteRequest, moment: Moment) => string | null;

const palletCount: Check = ({ mode, service, palletCount: count }) => {
  const parsed = parsePalletCount(count);
  if (parsed.status !== 'invalid') return null;
  // The upper limit and whole numbers matter to LTL only; on a truck of your own they are a hint.
  return mode === 'ltl' || service === 'LTL' || !(Number(count) >= 1) ? parsed.message : null;
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
  palletCount: checkedBy(palletCount),
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
