import { type FieldFault, Refusal } from '@saltbush/capability/refusal';
import { formatNumber, loadRefusal, type Quote, type QuoteRequest } from '@saltbush/freight';
import { type Booking, goodsKg, type PickupClosed, quotedKg, weighedRequest } from '../api/bookings.ts';
import { pickupOpening } from './pickupOpening.ts';

/** What was priced, saved or not. */
export interface Priced {
  request: QuoteRequest;
  quote: Quote;
}

function requireQuotedSuburbs({ request }: Priced, details: Booking['details']): void {
  const fields: FieldFault[] = [];
  for (const end of ['pickup', 'delivery'] as const) {
    if (details[end].suburb === request[end].trim()) continue;
    const message = `The price is for ${request[end].trim()}. For another suburb, make a new quote.`;
    fields.push({ path: `${end}.suburb`, message });
  }
  if (fields.length === 0) return;
  throw new Refusal(fields.map(({ message }) => message).join(' '), { status: 400, code: 'invalid-input', fields });
}

function requireOpenPickup({ quote, request }: Priced, details: Booking['details'], now: Date): void {
  const { pickupDate, pickupTime } = details;
  const opening = pickupOpening({ service: quote.service, pickup: request.pickup, pickupDate, pickupTime }, now);
  if (opening.status === 'open') return;
  const { message, path, nextDate } = opening;
  const facts: PickupClosed = { nextDate };
  throw new Refusal(message, {
    status: 409,
    code: 'pickup-closed',
    fields: [{ path, message }],
    facts: { ...facts },
  });
}

/** The price depends on the quoted weight, so another weight needs another quote. */
function requireQuotedWeight({ request }: Priced, { goods }: Booking['details']): void {
  const quoted = quotedKg(request);
  if (!goods || quoted === null || goodsKg(goods) === quoted) return;
  const message = `The price is for ${formatNumber(quoted, 3)} kg. For another weight, make a new quote.`;
  throw new Refusal(message, { status: 422, code: 'invalid-input', fields: [{ path: 'goods.weight', message }] });
}

/**
 * Whoever sends a load is responsible for the vehicle it rides in (chain of responsibility). A load that is too much
 * for the vehicle is refused, even if it was quoted.
 */
function requireFittingLoad({ request, quote }: Priced, now: Date): void {
  const refusal = loadRefusal(request, quote, { now });
  if (refusal === null) return;
  throw new Refusal(refusal.message, {
    status: 422,
    code: 'load-too-large',
    fields: [{ path: 'goods.weight', message: refusal.message }],
    facts: { reason: refusal.code },
  });
}

/**
 * Requires that what was priced can be booked so now. @returns the request with the weight that the booking declares.
 * @throws Refusal `invalid-input` for another suburb or weight, `load-too-large`, `pickup-closed` with the next open day.
 */
export function requireBookable(priced: Priced, details: Booking['details'], now: Date): QuoteRequest {
  requireQuotedSuburbs(priced, details);
  requireQuotedWeight(priced, details);
  const request = weighedRequest(priced.request, details.goods);
  requireFittingLoad({ request, quote: priced.quote }, now);
  requireOpenPickup(priced, details, now);
  return request;
}
