import { packageItems, type QuoteRequest, readLoad } from '@saltbush/freight';
import { type BookingGoods, goodsKg } from './booking-goods.ts';

/** Weight of the whole consignment in kg as quoted; null when one of its lines was quoted without a weight. */
export function quotedKg(request: QuoteRequest): number | null {
  const { items, weightKg } = readLoad(request);
  return items.every((item) => item.weightKg > 0) ? weightKg : null;
}

/**
 * The request with the weight that was given at the booking, divided by the number of items on each line. A quoted
 * weight stays.
 */
export function weighedRequest(request: QuoteRequest, goods: BookingGoods | undefined): QuoteRequest {
  const kg = goods ? goodsKg(goods) : null;
  if (kg === null || quotedKg(request) !== null) return request;
  const lines = packageItems(request);
  const { items, count } = readLoad(request);
  const shares = items.map((item) => String(Math.round((kg * item.count * 1_000) / count) / 1_000));
  const [weightKg = String(kg), ...further] = shares;
  return {
    ...request,
    weightKg,
    moreItems: lines.slice(1).map((item, index) => ({ ...item, weightKg: further[index] ?? '' })),
  };
}
