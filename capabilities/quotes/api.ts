import type { FileOf } from '@saltbush/business-api/api/route';
import { emailSchema } from '@saltbush/business-api/email';
import { isOneLine } from '@saltbush/business-api/odd-characters';
import { line } from '@saltbush/business-api/texts';
import { ignoringUnknown } from '@saltbush/business-api/unknown-fields';
import type { SearchRoute } from '@saltbush/contract/search';
import type {
  FtlVehicleType,
  IsoDate,
  NumberInput,
  PackageItem,
  Quote,
  QuoteEnding,
  QuoteRequest,
  Service,
} from '@saltbush/freight';
import {
  EMPTY_QUOTE_REQUEST,
  FTL_VEHICLE_TYPES,
  MAX_MORE_ITEMS,
  QUOTE_ENDINGS,
  QUOTE_MODES,
  SERVICES,
} from '@saltbush/freight';
import * as yup from 'yup';

/** Longer text is refused, not cut. */
const TEXT_LENGTH = 200;

const text = (label: string) => line(label, TEXT_LENGTH);

const submissionId = yup.string().required().uuid();

/** A number, or a number as typed. The pricing rules interpret it. */
const numberInput = yup
  .mixed<NumberInput>(
    (value): value is NumberInput =>
      typeof value === 'number' || (typeof value === 'string' && value.length <= TEXT_LENGTH && isOneLine(value)),
  )
  .typeError('Please enter a number.')
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

/** The fields of the calculator, as the gateway accepts them. */
export const quoteRequestSchema = yup
  .object({
    mode: yup
      .mixed<QuoteRequest['mode']>()
      .oneOf([...QUOTE_MODES])
      .defined(),
    pickup: text('Pickup'),
    delivery: text('Delivery'),
    service: oneOfOrNull<Service>(SERVICES),
    metroVehicle: text('Vehicle').nullable(),
    ftlVehicle: oneOfOrNull<FtlVehicleType>(FTL_VEHICLE_TYPES),
    hourlyVehicle: text('Vehicle').nullable(),
    hours: numberInput,
    lengthCm: numberInput,
    widthCm: numberInput,
    heightCm: numberInput,
    weightKg: numberInput,
    palletCount: numberInput,
    moreItems: yup.array(packageItem).defined().max(MAX_MORE_ITEMS, 'Please list at most ${max} further items.'),
    pickupDate: text('Pickup date'),
    pickupTime: text('Pickup time'),
    deliveryTime: text('Delivery time'),
    tailgate: yup.boolean().defined(),
    palletReturn: yup.boolean().defined(),
    residential: yup.boolean().defined(),
  })
  .noUnknown();

/** `POST /api/quotes/prices`: prices freight and keeps nothing. What is left out counts as not asked for. */
export interface PriceInput {
  request: Partial<QuoteRequest> & Pick<QuoteRequest, 'mode'>;
}

/** The schema of a request of which everything but the kind of freight may be left out. */
const partialRequestSchema = yup
  .object(
    Object.fromEntries(
      Object.entries(quoteRequestSchema.fields).map(([name, field]) => [
        name,
        name === 'mode'
          ? field
          : (field as yup.AnySchema).optional().default(EMPTY_QUOTE_REQUEST[name as keyof QuoteRequest]),
      ]),
    ),
  )
  .noUnknown();

export const priceSchema = yup
  .object({ request: partialRequestSchema.required() as unknown as yup.Schema<QuoteRequest> })
  .noUnknown();

/** A price that nobody has saved yet. */
export interface Priced {
  /** The whole request. `POST /api/quotes` takes it as it is, with `quote.totalExGstCents` as what was shown. */
  request: QuoteRequest;
  quote: Quote;
}

/** `POST /api/quotes`. */
export interface SaveQuoteInput {
  /** A UUID made once per submit. Sent again, the gateway answers the same quote. */
  submissionId: string;
  request: QuoteRequest;
  /** The total before GST that the visitor saw. If the gateway computes another, it refuses with `price-changed`. */
  shownTotalExGstCents: number;
}

export const saveQuoteSchema = yup
  .object({
    submissionId,
    request: quoteRequestSchema.required(),
    shownTotalExGstCents: yup.number().required().integer().min(0).max(Number.MAX_SAFE_INTEGER),
  })
  .noUnknown();

/** A saved quote: a snapshot that later tariffs do not change. */
export interface SavedQuote {
  /** Such as `Q-2026-000123`. */
  reference: string;
  /** Opens the quote at `/quotes/<token>`. Anybody with the link may see and book the quote. */
  token: string;
  status: 'saved' | 'expired' | 'booked';
  /** ISO 8601. */
  savedAt: string;
  /** Last day of the price, by Sydney's calendar. */
  validUntil: IsoDate;
  request: QuoteRequest;
  quote: Quote;
  /** The price list used: the date its newest tariff took effect. */
  pricingVersion: IsoDate;
  /** Version of the terms when the quote was saved. */
  termsVersion: string;
  /** Reference of the older quote that this one prices again; that quote does not change. */
  replaces: string | null;
  /** Reference of the booking made from it. The booker alone has the link to the booking. */
  bookingReference: string | null;
}

/**
 * Fields beside `detail` when the gateway's price differs from the one shown (409, code `price-changed`). To accept
 * the new price, send the same submission with the new total.
 */
export interface PriceChange {
  quote: Quote;
}

/** `GET /api/quotes?page=`: saved quotes of the signed-in user, newest first. `page` counts from 1. */
export interface SavedQuotes {
  rows: SavedQuote[];
  total: number;
  page: number;
  pageSize: number;
}

/**
 * `POST /api/quotes/:token/reprice`: prices the same request today, as a new quote with its own reference. A pickup
 * date in the past is dropped.
 */
export interface RepriceQuoteInput {
  submissionId: string;
}

export const repriceQuoteSchema = yup.object({ submissionId }).noUnknown();

/** `POST /api/quotes/:token/mails`, answered with `QuoteMailed`. */
export interface MailQuoteInput {
  /** Sent again, no second mail goes out. */
  submissionId: string;
  to: string;
}

export interface QuoteMailed {
  to: string;
}

export const mailQuoteSchema = yup.object({ submissionId, to: emailSchema }).noUnknown();

export type { PackageItem };

/**
 * `POST /api/quotes/endings`: how a request for a price ended. It contains nothing about the request or the visitor.
 */
export const quoteEndingSchema = ignoringUnknown(
  yup.object({
    ending: yup
      .mixed<QuoteEnding>()
      .oneOf([...QUOTE_ENDINGS])
      .required(),
  }),
);

/** `GET /api/ops/quote-endings`: how requests for a price ended in the last 7 and 30 days, today included. */
export interface QuoteEndingCounts {
  rows: { ending: QuoteEnding; last7Days: number; last30Days: number }[];
}

/** What each route takes and gives. */
export interface QuoteRoutes {
  'POST /api/quotes': {
    body: SaveQuoteInput;
    answer: SavedQuote;
    refusals: {
      'price-changed': PriceChange;
      'quote-indicative': unknown;
      'quote-refused': unknown;
      'load-too-large': unknown;
      'submission-reused': unknown;
    };
  };
  'POST /api/quotes/prices': {
    body: PriceInput;
    answer: Priced;
    refusals: { 'quote-indicative': unknown; 'quote-refused': unknown };
  };
  'GET /api/quotes/search': SearchRoute;
  'GET /api/quotes': { query: { page?: number }; answer: SavedQuotes };
  'GET /api/quotes/:token': { answer: SavedQuote; refusals: { 'not-found': unknown } };
  'GET /api/quotes/:token/pdf': { answer: FileOf<'application/pdf'> };
  'POST /api/quotes/:token/mails': {
    body: MailQuoteInput;
    answer: QuoteMailed;
    refusals: { 'quote-expired': unknown; 'submission-reused': unknown };
  };
  'POST /api/quotes/:token/reprice': {
    body: RepriceQuoteInput;
    answer: SavedQuote;
    refusals: { 'quote-indicative': unknown; 'quote-refused': unknown; 'submission-reused': unknown };
  };
  'POST /api/quotes/endings': { body: { ending: QuoteEnding }; answer: null };
  'GET /api/ops/quote-endings': { answer: QuoteEndingCounts };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends QuoteRoutes {}
}
