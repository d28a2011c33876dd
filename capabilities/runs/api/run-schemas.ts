import { recordVersion } from '@saltbush/business-api/record-version';
import { line, requiredLine } from '@saltbush/business-api/texts';
import {
  bookerSchema,
  bookingGoodsSchema,
  bookingStopSchema,
  bookingTexts,
  cancelBookingSchema,
  pickupFields,
  termsVersionSchema,
} from '@saltbush/consignments/api';
import * as yup from 'yup';
import { FEWEST_DELIVERIES, MOST_DELIVERIES, MOST_PALLETS, RUN_SERVICES, type RunService } from './run-limits.data.ts';

const WHOLE = 'Please enter how many pallets or items there are';
const TOO_MANY = `At most ${MOST_PALLETS} go with one delivery. Send us an enquiry for more`;
const SIZE = 'Please enter centimetres as a number above 0, or leave all three blank for standard pallets';
const MOST_CM = 10_000;
const SUBURB_LENGTH = 200;
const PAGE_LENGTH = 6;
const REFERENCE_LENGTH = 40;
const FEW = 'Add at least two deliveries. One alone is a booking';
const MANY = `A run has at most ${MOST_DELIVERIES} deliveries. Book the others as another run`;
const DANGEROUS = 'Confirm that no delivery holds dangerous goods. Book one that does by itself';

const size = yup.number().nullable().defined().typeError(SIZE).moreThan(0, SIZE).max(MOST_CM, SIZE);
const place = yup
  .object({ suburb: requiredLine('Suburb', SUBURB_LENGTH) })
  .noUnknown()
  .required();
const weight = bookingGoodsSchema.omit(['description']).noUnknown().required();

const load = {
  service: yup
    .mixed<RunService>()
    .nullable()
    .defined()
    .oneOf([...RUN_SERVICES, null], 'Choose a service that is priced by the load'),
  palletCount: yup.number().required(WHOLE).typeError(WHOLE).integer(WHOLE).min(1, WHOLE).max(MOST_PALLETS, TOO_MANY),
  ...{ lengthCm: size, widthCm: size, heightCm: size },
  ...{ tailgate: yup.boolean().defined(), palletReturn: yup.boolean().defined(), residential: yup.boolean().defined() },
};

export const runPriceSchema = yup
  .object({
    pickup: place,
    ...pickupFields,
    deliveries: yup
      .array(yup.object({ ...load, delivery: place, goods: weight }).noUnknown())
      .defined()
      .min(1, 'Add a delivery')
      .max(MOST_DELIVERIES, MANY),
  })
  .noUnknown();

export const runSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    pickup: bookingStopSchema,
    ...pickupFields,
    booker: bookerSchema,
    deliveries: yup
      .array(
        yup
          .object({
            ...load,
            delivery: bookingStopSchema,
            goods: bookingGoodsSchema.required(),
            ...bookingTexts,
            shownTotalExGstCents: yup.number().required().integer().min(0).max(Number.MAX_SAFE_INTEGER),
          })
          .noUnknown(),
      )
      .defined()
      .min(FEWEST_DELIVERIES, FEW)
      .max(MOST_DELIVERIES, MANY),
    isWithoutDangerousGoods: yup.boolean().defined().oneOf([true], DANGEROUS),
    termsVersion: termsVersionSchema,
  })
  .noUnknown();

export const runQuerySchema = yup.object({ page: line('Page', PAGE_LENGTH).optional() }).noUnknown();
export const deskRunQuerySchema = yup.object({ booking: requiredLine('Booking', REFERENCE_LENGTH) }).noUnknown();
export const cancelRunSchema = cancelBookingSchema;

export const acceptRunSchema = yup
  .object({
    deliveries: yup
      .array(
        yup
          .object({ reference: requiredLine('Reference', REFERENCE_LENGTH), version: recordVersion })
          .noUnknown()
          .required(),
      )
      .defined()
      .min(1, 'Name at least one delivery')
      .max(MOST_DELIVERIES, MANY),
  })
  .noUnknown();
