import { recordVersion } from '@saltbush/business-api/record-version';
import { lines, requiredLine } from '@saltbush/business-api/texts';
import type { IsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { type BookingGoods, bookingGoodsSchema, type WeightUnit } from './booking-goods.ts';
import { bookingTexts, INSTRUCTIONS_LENGTH, NAME_LENGTH, PHONE_LENGTH, pickupFields } from './booking-input.ts';

/** Whether a booking may be changed by its client now. */
export interface Amendment {
  isOpen: boolean;
  /** Until when it may be, ISO 8601: two hours before the pickup. A driver may get it earlier, which ends it too. */
  until: string;
  /** Whether the number of pallets may be changed here. Where the price has other parts, a new quote says it. */
  countsPallets: boolean;
}

/** Whom the driver meets at an end. */
export interface AmendedStop {
  contactName: string;
  phone: string;
  instructions: string;
}

/** `POST /api/shipments/:reference/amendments`. All of it counts, changed or not. */
export interface AmendBookingInput {
  /** A UUID made once per form. Sent again, the booking is answered as it is. */
  submissionId: string;
  /** The `version` of the consignment that was seen. */
  version: number;
  pickupDate: IsoDate;
  /** `15:30`, or blank. */
  pickupTime: string;
  pickup: AmendedStop;
  delivery: AmendedStop;
  customerReference: string;
  instructions: string;
  /** The pallets and what all of them weigh; null leaves the load as it is. */
  load: ({ palletCount: number } & Pick<BookingGoods, 'weight' | 'unit'>) | null;
  /** The total before GST that was seen. When the changed load costs another, the answer is `price-changed`. */
  shownTotalExGstCents: number;
}

const MOST_PALLETS = 200;
const WHOLE = 'Please enter a whole number of pallets';

const stop = yup
  .object({
    contactName: requiredLine('Contact name', NAME_LENGTH),
    phone: requiredLine('Phone number', PHONE_LENGTH),
    instructions: lines('Instructions', INSTRUCTIONS_LENGTH),
  })
  .noUnknown()
  .required();

export const amendBookingSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    version: recordVersion,
    ...pickupFields,
    pickup: stop,
    delivery: stop,
    ...bookingTexts,
    load: yup
      .object({
        palletCount: yup
          .number()
          .required(WHOLE)
          .typeError(WHOLE)
          .integer(WHOLE)
          .min(1, 'Please enter at least one pallet')
          .max(MOST_PALLETS, 'Please enter at most ${max} pallets, and call us about more'),
        weight: bookingGoodsSchema.fields.weight as yup.StringSchema<string>,
        unit: bookingGoodsSchema.fields.unit as yup.Schema<WeightUnit>,
      })
      .noUnknown()
      .nullable()
      .defined(),
    shownTotalExGstCents: yup.number().required().integer().min(0).max(Number.MAX_SAFE_INTEGER),
  })
  .noUnknown();
