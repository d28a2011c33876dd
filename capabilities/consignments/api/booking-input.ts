import { emailSchema } from '@saltbush/business-api/email';
import { line, lines, requiredLine } from '@saltbush/business-api/texts';
import { type IsoDate, parseIsoDate, parseTimeOfDay, TERMS } from '@saltbush/freight';
import * as yup from 'yup';
import { type BookingGoods, bookingGoodsSchema } from './booking-goods.ts';
import { type DangerousGood, dangerousGoodSchema, MAX_DANGEROUS_GOODS } from './dangerous-goods.ts';

/** The pickup or the delivery end of a consignment. */
export interface BookingStop {
  businessName: string;
  street: string;
  /** From the quote; cannot be edited. */
  suburb: string;
  contactName: string;
  phone: string;
  hasForklift: boolean;
  instructions: string;
}

/** Whoever books. */
export interface Booker {
  businessName: string;
  name: string;
  email: string;
  phone: string;
}

/** `POST /api/bookings`. */
export interface BookingInput {
  /** A UUID made once per form. Sent again, the gateway answers the booking it made the first time. */
  submissionId: string;
  quoteToken: string;
  pickupDate: IsoDate;
  /** `15:30`, or blank. */
  pickupTime: string;
  booker: Booker;
  pickup: BookingStop;
  delivery: BookingStop;
  /**
   * The goods and their weight. The form always asks for them; older forms did not, and their bookings are still
   * accepted without.
   */
  goods?: BookingGoods | undefined;
  customerReference: string;
  instructions: string;
  hasDangerousGoods: boolean;
  /** Empty unless `hasDangerousGoods`. */
  dangerousGoods: DangerousGood[];
  /** Version of the accepted terms; blank until they are accepted. */
  termsVersion: string;
}

export const NAME_LENGTH = 100;
const STREET_LENGTH = 200;
/**
 * Telephone numbers are not checked here, since they may carry an extension in words; `parsePhone` warns beside the
 * field.
 */
export const PHONE_LENGTH = 40;
export const REFERENCE_LENGTH = 60;
export const INSTRUCTIONS_LENGTH = 1_000;

/** An end of a consignment. */
export const bookingStopSchema = yup
  .object({
    businessName: requiredLine('Business name', NAME_LENGTH),
    street: requiredLine('Street address', STREET_LENGTH),
    suburb: requiredLine('Suburb', STREET_LENGTH),
    contactName: requiredLine('Contact name', NAME_LENGTH),
    phone: requiredLine('Phone number', PHONE_LENGTH),
    hasForklift: yup.boolean().defined(),
    instructions: lines('Instructions', INSTRUCTIONS_LENGTH),
  })
  .noUnknown()
  .required();

/** When it is picked up. Whether that is possible, the gateway says. */
export const pickupFields = {
  pickupDate: yup
    .string()
    .required('Pickup date is required')
    .test(
      'real-date',
      'Please enter a real pickup date, such as 2026-11-20',
      (value) => !value || parseIsoDate(value) === value,
    ),
  pickupTime: yup
    .string()
    .defined()
    .test(
      'time-of-day',
      'Please enter a time such as 15:30, or leave it blank',
      (value) => value === '' || (/^\d{2}:\d{2}$/.test(value) && parseTimeOfDay(value) !== null),
    ),
};

/** What the client may write beside. */
export const bookingTexts = {
  customerReference: line('Your reference', REFERENCE_LENGTH),
  instructions: lines('Instructions', INSTRUCTIONS_LENGTH),
};

/** Whoever books, and is written to. */
export const bookerSchema = yup
  .object({
    businessName: requiredLine('Business name', NAME_LENGTH),
    name: requiredLine('Your name', NAME_LENGTH),
    email: emailSchema,
    phone: requiredLine('Phone number', PHONE_LENGTH),
  })
  .noUnknown()
  .required();

export const termsVersionSchema = yup
  .string()
  .required('Please accept the terms to request the booking')
  .test(
    'current-terms',
    'The terms have changed. Please read and accept the current ones',
    (value) => !value || value === TERMS.version,
  );

/**
 * A booking, for the form and the gateway. Whether the date is still open and the quote still valid, only the gateway
 * checks.
 */
export const bookingInputSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    quoteToken: yup.string().required().max(100),
    ...pickupFields,
    booker: bookerSchema,
    pickup: bookingStopSchema,
    delivery: bookingStopSchema,
    goods: bookingGoodsSchema.default(undefined).optional(),
    ...bookingTexts,
    hasDangerousGoods: yup.boolean().defined(),
    dangerousGoods: yup
      .array(dangerousGoodSchema)
      .defined()
      .max(MAX_DANGEROUS_GOODS, 'Please list at most ${max} dangerous goods, and call us about the rest.')
      .when('hasDangerousGoods', ([hasDangerousGoods], list) =>
        hasDangerousGoods === true
          ? list.min(1, 'Please list the dangerous goods')
          : list.max(0, 'Say that there are dangerous goods, or remove them from the list'),
      ),
    termsVersion: termsVersionSchema,
  })
  .noUnknown();
