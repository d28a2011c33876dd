import { packageItems, type QuoteRequest, readLoad } from '@saltbush/freight';
import { type BookingGoods, goodsKg } from './booking-goods.ts';

/** Weight of the whole consignment in kg as it was quoted; null where a line of it was quoted without its weight. */
export function quotedKg(request: QuoteRequest): number | null {
  const { items, weightKg } = readLoad(request);
  return items.every((item) => item.weightKg > 0) ? weightKg : null;
}

/**
 * The request with the weight that was told at the booking, shared out by the number of items on each line. A weight that
 * was quoted stays.
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
