import type {
  FtlVehicleType,
  IsoDate,
  NumberInput,
  PackageItem,
  Quote,
  QuoteRequest,
  Service,
} from '@saltbush/freight';
import { FTL_VEHICLE_TYPES, QUOTE_MODES, SERVICES } from '@saltbush/freight';
import * as yup from 'yup';

/** Longer text is refused, never cut. */
const TEXT_LENGTH = 200;
const MAX_FURTHER_ITEMS = 20;

const text = yup.string().defined().max(TEXT_LENGTH, 'Please use at most ${max} characters.');

/** A number as typed, or a number. What it means is the pricing rules' affair. */
const numberInput = yup
  .mixed<NumberInput>(
    (value): value is NumberInput =>
      typeof value === 'number' || (typeof value === 'string' && value.length <= TEXT_LENGTH),
  )
  .defined();

const oneOfOrNull = <T extends string>(choices: readonly T[]) =>
  yup
    .mixed<T>((value): value is T => choices.some((choice) => choice === value))
    .nullable()
    .defined();

const packageItem = yup
  .object({
    lengthCm: numberInput,
    widthCm: numberInput,
    heightCm: numberInput,
    weightKg: numberInput,
    count: numberInput,
  })
  .noUnknown();

/** What the calculator holds, as the gateway takes it. */
export const quoteRequestSchema = yup
  .object({
    mode: yup
      .mixed<QuoteRequest['mode']>()
      .oneOf([...QUOTE_MODES])
      .defined(),
    pickup: text,
    delivery: text,
    service: oneOfOrNull<Service>(SERVICES),
    metroVehicle: text.nullable(),
    ftlVehicle: oneOfOrNull<FtlVehicleType>(FTL_VEHICLE_TYPES),
    hourlyVehicle: text.nullable(),
    hours: numberInput,
    lengthCm: numberInput,
    widthCm: numberInput,
    heightCm: numberInput,
    weightKg: numberInput,
    palletCount: numberInput,
    moreItems: yup.array(packageItem).defined().max(MAX_FURTHER_ITEMS, 'Please list at most ${max} further items.'),
    pickupDate: text,
    pickupTime: text,
    deliveryTime: text,
    tailgate: yup.boolean().defined(),
    palletReturn: yup.boolean().defined(),
    residential: yup.boolean().defined(),
  })
  .noUnknown();

/** `POST /api/quotes`. */
export interface SaveQuoteInput {
  /** A UUID made once per submit: the same one sent again answers the same quote. */
  submissionId: string;
  request: QuoteRequest;
  /** The total before GST that the visitor saw. Another price at the gateway is refused with `price-changed`. */
  shownTotalExGstCents: number;
}

export const saveQuoteSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    request: quoteRequestSchema.required(),
    shownTotalExGstCents: yup.number().required().integer().min(0),
  })
  .noUnknown();

/** A quote as kept: a snapshot that stands whatever happens to the tariffs. */
export interface SavedQuote {
  /** Such as `Q-2026-000123`. */
  reference: string;
  /** Opens the quote at `/quotes/<token>`; whoever holds it may see and book the quote. */
  token: string;
  status: 'saved' | 'expired' | 'booked';
  /** ISO 8601. */
  savedAt: string;
  /** Last day the price stands, on Sydney's calendar. */
  validUntil: IsoDate;
  request: QuoteRequest;
  quote: Quote;
  /** Date of the tariffs that priced it. */
  pricingVersion: string;
  /** Reference of the booking made from it. Who booked holds the booking's own link. */
  bookingReference: string | null;
}

/**
 * Beside the problem's `detail` when the gateway's price differs from the one shown (409, code `price-changed`). The
 * visitor confirms by sending the same submission with the new total.
 */
export interface PriceChange {
  quote: Quote;
}

/** `POST /api/quotes/:token/mails`. */
export interface MailQuoteInput {
  submissionId: string;
  to: string;
}

export const EMAIL_PATTERN = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

/** An address as forms take it. */
export const emailSchema = yup
  .string()
  .required('Email is required')
  .max(254, 'Please enter a valid email address')
  .matches(EMAIL_PATTERN, { message: 'Please enter a valid email address', excludeEmptyString: true });

export const mailQuoteSchema = yup
  .object({ submissionId: yup.string().required().uuid(), to: emailSchema })
  .noUnknown();

export type { PackageItem };
