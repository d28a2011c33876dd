import { setImmediate as turn } from 'node:timers/promises';
import { Refusal } from '@saltbush/capability/refusal';
import type { BookingInput, BookingStop } from '@saltbush/consignments/api';
import { type Quote, type QuoteRequest, TERMS } from '@saltbush/freight';
import type { RunFault, RunLoad, RunPrice, RunPriceInput, RunPrices, RunTotal } from './api/runs.ts';
import { isByLoad, requestOf } from './requestOf.ts';
import type { RunParts } from './run-parts.ts';
import { eachOnce, faultsOf } from './runFaults.ts';

/** A delivery with its price. */
export interface PricedDelivery {
  request: QuoteRequest;
  quote: Quote;
}

export interface PricedRun {
  /** In the order of the deliveries; null for one that has no price. */
  deliveries: (PricedDelivery | null)[];
  faults: RunFault[];
}

const NOT_BY_LOAD =
  'We have no price by the load to this place. A vehicle with several drops is quoted for the job: send us an enquiry.';
const SUMS = ['totalExGstCents', 'gstCents', 'totalIncGstCents'] as const;

/** What is not priced, but a booking has. */
const STOP: Omit<BookingStop, 'suburb'> = {
  ...{ businessName: 'Business', street: 'Street', contactName: 'Name', phone: '0400 000 000' },
  ...{ hasForklift: false, instructions: '' },
};
const BOOKER = { businessName: 'Business', name: 'Name', email: 'name@business.example', phone: '0400 000 000' };

/** A booking of a delivery with what the price depends on, to find out whether it could be booked. */
const tried = (
  { pickup, pickupDate, pickupTime }: RunPriceInput,
  { delivery, goods: { weight, unit } }: RunLoad,
): BookingInput => ({
  ...{ submissionId: '', quoteToken: '', booker: BOOKER, termsVersion: TERMS.version, pickupDate, pickupTime },
  ...{ pickup: { ...STOP, suburb: pickup.suburb }, delivery: { ...STOP, suburb: delivery.suburb } },
  ...{ goods: { description: 'Goods', weight, unit }, customerReference: '', instructions: '' },
  ...{ hasDangerousGoods: false, dangerousGoods: [] },
});

async function priced(request: QuoteRequest, input: BookingInput, userId: string, parts: RunParts): Promise<Quote> {
  const quote = await parts.quotes.price(request, userId);
  if (!isByLoad(quote.service)) {
    const fields = [{ path: 'delivery.suburb', message: NOT_BY_LOAD }];
    throw new Refusal(NOT_BY_LOAD, { status: 422, code: 'quote-refused', fields });
  }
  parts.bookings.requireBookable({ request, quote }, input);
  return quote;
}

/** Sums of several prices, each with its own GST, as their invoices will have it. */
export const totalOf = (prices: readonly RunTotal[]): RunTotal =>
  Object.fromEntries(
    SUMS.map((sum) => [sum, prices.reduce((total, price) => total + price[sum], 0)]),
  ) as unknown as RunTotal;

/** What each delivery costs now by itself, or what is wrong with it. Other work runs between two of them. */
export async function priceRun(input: RunPriceInput, userId: string, parts: RunParts): Promise<PricedRun> {
  const deliveries: PricedRun['deliveries'] = [];
  const faults: RunFault[] = [];
  for (const [index, load] of input.deliveries.entries()) {
    const request = requestOf(input, load, parts.now());
    try {
      deliveries.push({ request, quote: await priced(request, tried(input, load), userId, parts) });
    } catch (error) {
      deliveries.push(null);
      faults.push(...faultsOf(error, { index, load, request }));
    }
    await turn();
  }
  return { deliveries, faults: eachOnce(faults) };
}

const priceOf = ({ quote }: PricedDelivery): RunPrice => {
  const { serviceName, needsReview, totalExGstCents, gstCents, totalIncGstCents } = quote;
  return { serviceName, needsReview, totalExGstCents, gstCents, totalIncGstCents };
};

/** Prices as the API tells them. */
export function pricesOf({ deliveries, faults }: PricedRun): RunPrices {
  const prices = deliveries.map((delivery) => delivery && priceOf(delivery));
  const whole = prices.filter((price) => price !== null);
  return { deliveries: prices, faults, total: whole.length === prices.length ? totalOf(whole) : null };
}
