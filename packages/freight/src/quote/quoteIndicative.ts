import { formatNumber } from '../money/formatNumber.ts';
import { formatAud } from '../money/money.ts';
import { INDICATIVE_ONLY, perKmQuote } from '../per-km/perKmQuote.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteOutcome } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';

/**
 * Where no fixed rate exists: a price by distance, labelled as indicative and never bookable, beside the message. Where
 * the distance is unknown too, only the message.
 */
export function quoteIndicative(context: QuoteContext, message: string): QuoteOutcome {
  const { distance, load, onDate } = context;
  if (distance.status === 'unknown') return { status: 'refused', code: 'no-rate', message };
  const { vehicleId, centsPerKm, totalCents } = perKmQuote(load, distance.km, onDate);
  const vehicle = vehicleById(vehicleId);
  const quote = composeQuote(context, {
    serviceName: 'Indicative price',
    lines: [
      {
        kind: 'freight',
        label: `Freight by distance, ${formatNumber(distance.km)} km at ${formatAud(centsPerKm)} a km`,
        amountCents: totalCents,
      },
    ],
    surchargeSet: 'linehaul',
    truck: { vehicle, name: vehicle.usedIn['per-km'] ?? vehicle.name },
    badges: [INDICATIVE_ONLY],
    needsReview: true,
    isBookable: false,
  });
  return { status: 'indicative', quote, message };
}
