import { weighedRequest } from '@saltbush/consignments/api';
import { loadRefusal, type Quote, type QuoteRequest, vehicleById } from '@saltbush/freight';
import { TYPICAL_PALLETS, TYPICAL_SHARES } from './typical-weights.data.ts';

export interface TypicalWeight {
  goods: string;
  kg: number;
}

/**
 * Suggested weights for freight that was not weighed: by the pallet, else by the vehicle's payload. Weights that the
 * vehicle cannot carry are left out.
 */
export function typicalWeights(request: QuoteRequest, quote: Quote, now: number): TypicalWeight[] {
  const { palletCount, vehicleId } = quote;
  const capacityKg = vehicleId === null ? 0 : vehicleById(vehicleId).capacityKg;
  const known =
    palletCount === null
      ? TYPICAL_SHARES.map(({ goods, share }) => ({ goods, kg: Math.round(capacityKg * share) }))
      : TYPICAL_PALLETS.map(({ goods, kgEach }) => ({ goods, kg: kgEach * palletCount }));
  return known.filter(({ kg }) => {
    const goods = { description: '', weight: String(kg), unit: 'kg' } as const;
    return kg > 0 && loadRefusal(weighedRequest(request, goods), quote, { now }) === null;
  });
}
