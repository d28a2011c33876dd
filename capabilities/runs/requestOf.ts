import { goodsKg } from '@saltbush/consignments/api';
import { availableServices, EMPTY_QUOTE_REQUEST, type QuoteRequest, selectService } from '@saltbush/freight';
import { RUN_SERVICES } from './api/run-limits.data.ts';
import type { RunLoad, RunPriceInput } from './api/runs.ts';

/** Whether a service is priced by the freight, not by the vehicle. */
export const isByLoad = (service: string | null): boolean => RUN_SERVICES.some((known) => known === service);

/**
 * The request for a price of one delivery. A service that is left open is the cheapest by load; where each of them refuses, the
 * last one, which says best why.
 */
export function requestOf(
  { pickup, pickupDate, pickupTime }: Omit<RunPriceInput, 'deliveries'>,
  { delivery, service, palletCount, goods, lengthCm, widthCm, heightCm, ...surcharges }: RunLoad,
  now: Date,
): QuoteRequest {
  const { tailgate, palletReturn, residential } = surcharges;
  const request: QuoteRequest = {
    ...EMPTY_QUOTE_REQUEST,
    ...{ pickup: pickup.suburb.trim(), delivery: delivery.suburb.trim(), pickupDate, pickupTime, service },
    ...{ palletCount: String(palletCount), weightKg: String(goodsKg(goods) ?? '') },
    ...{ lengthCm: lengthCm ?? '', widthCm: widthCm ?? '', heightCm: heightCm ?? '' },
    ...{ tailgate, palletReturn, residential },
  };
  if (service !== null) return request;
  const byLoad = availableServices(request, { now }).options.filter(({ type }) => isByLoad(type));
  return { ...request, service: selectService(byLoad) ?? byLoad.at(-1)?.type ?? null };
}
