import { HOURLY_LOCATIONS, hourlyQuote, hourlyVehicles } from '../hourly/hourlyQuote.ts';
import { formatAud, formatBasisPoints } from '../money/money.ts';
import { findVehicle } from '../vehicles/vehicles.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteOutcome } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';
import { tooLarge } from './tooLarge.ts';

const NO_HOURLY_HIRE_HERE = 'Hourly hire starts in Sydney, Melbourne or Brisbane. Contact us for a custom quote.';

/** Hourly hire of a vehicle in one of the three cities: billed hours, local levy, then additional services. */
export function quoteHourly(context: QuoteContext): QuoteOutcome {
  const { request, pickupCity, onDate } = context;
  if (!HOURLY_LOCATIONS.some(({ city }) => city === pickupCity?.name)) {
    return { status: 'refused', code: 'no-hourly-hire-here', message: NO_HOURLY_HIRE_HERE };
  }
  const vehicle = findVehicle(request.hourlyVehicle ?? '');
  if (!vehicle?.usedIn.hourly)
    return { status: 'refused', code: 'vehicle-missing', message: 'Please choose a vehicle.' };
  const result = hourlyQuote(vehicle.id, request.hours, onDate);
  if (result.status === 'refused') return result;
  const truck = { vehicle, name: vehicle.usedIn.hourly };
  const priced = hourlyVehicles(onDate).filter(({ breakdown }) => breakdown !== null);
  const over = tooLarge(context, truck, priced);
  if (over !== null) return over;
  const quote = composeQuote(context, {
    service: 'METRO_HOURLY',
    serviceName: 'Metro hourly hire',
    lines: [
      {
        kind: 'freight',
        label: `Hire ${result.billedHours} h × ${formatAud(result.centsPerHour)}`,
        amountCents: result.baseCents,
      },
      {
        kind: 'fuel-levy',
        label: `Fuel levy ${formatBasisPoints(result.levyBasisPoints)}`,
        amountCents: result.levyCents,
      },
    ],
    surchargeSet: 'metro',
    truck,
    isMetro: true,
    distanceKm: null,
    distanceNote: null,
  });
  return { status: 'priced', quote };
}
