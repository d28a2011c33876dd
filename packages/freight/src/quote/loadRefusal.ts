import { ALL_DAY_STANDARD_PALLETS, fitsAllDayPallet, fitsLtlPallet } from '../load/fitsPallet.ts';
import { findMetroVehicle } from '../metro/metroVehicles.ts';
import type { Instant } from '../time/localTime.ts';
import { type ListedVehicle, vehicleById } from '../vehicles/vehicles.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { Quote, QuoteRefused } from './quote-types.ts';
import { quoteContext } from './quoteContext.ts';
import { tooLarge } from './tooLarge.ts';

const OVER_PALLET_LIMITS =
  'These pallets are over the limits of a standard pallet, which the price is for. Contact us for a custom quote.';

function truckOf(quote: Pick<Quote, 'service' | 'vehicleId' | 'vehicle'>, onDate: string): ListedVehicle | null {
  const { service, vehicleId, vehicle: name } = quote;
  if (vehicleId === null) return null;
  const isSameDay = service !== null && service !== 'FTL' && service !== 'METRO_HOURLY';
  const metro = isSameDay ? findMetroVehicle(vehicleId, onDate) : null;
  const vehicle = vehicleById(vehicleId);
  return metro?.listed ?? { vehicle, name: name ?? vehicle.name };
}

/**
 * Why a load may not travel in the vehicle of a quote; null when it may. Pricing refuses such loads already, so this is
 * for older quotes and for loads that are described only at the booking.
 */
export function loadRefusal(
  request: QuoteRequest,
  quote: Pick<Quote, 'service' | 'vehicleId' | 'vehicle' | 'isLTL'>,
  { now }: { now: Instant },
): QuoteRefused | null {
  const context = quoteContext(request, now);
  if (quote.isLTL && !fitsLtlPallet(context.load)) {
    return { status: 'refused', code: 'pallet-over-limits', message: OVER_PALLET_LIMITS };
  }
  if (quote.service === 'ALL_DAY' && !fitsAllDayPallet(context.load)) {
    return { status: 'refused', code: 'pallet-not-standard', message: ALL_DAY_STANDARD_PALLETS };
  }
  const truck = truckOf(quote, context.onDate);
  return truck && tooLarge(context, truck);
}
