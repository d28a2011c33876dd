import { formatNumber } from '../money/formatNumber.ts';
import { formatAud } from '../money/money.ts';
import { type AgreedRate, agreedCents, formatRatePerKm } from '../per-km/agreed-rate.ts';
import { INDICATIVE_ONLY, perKmQuote } from '../per-km/perKmQuote.ts';
import { FUEL_LEVY_INCLUDED } from '../tariffs/fuelLevyBasisPoints.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteLine, QuoteOutcome, Refusal } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';

const ESTIMATE = 'The price shown is an estimate by distance.';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

function agreedLine(rate: AgreedRate, km: number): QuoteLine {
  const { sheetName, line, ratePerKm } = rate;
  const label = `Freight ${formatNumber(km)} km. Your rate sheet ${sheetName}, line ${line}: ${formatRatePerKm(ratePerKm)} per km`;
  return { kind: 'freight', label, amountCents: agreedCents(rate, km) };
}

/**
 * Where no fixed rate exists: the rate of the client's own sheet for the lane, which stands and is confirmed by a person
 * before the booking does; without one a price by distance, labelled as indicative and never bookable, beside the
 * reason. Where the distance is unknown too, only the reason.
 */
export function quoteByDistance(context: QuoteContext, reason: Refusal): QuoteOutcome {
  const { distance, load, onDate, agreedRate } = context;
  if (distance.status === 'unknown') return reason;
  const { vehicleId, centsPerKm, totalCents } = perKmQuote(load, distance.km, onDate);
  const vehicle = vehicleById(vehicleId);
  const common = {
    surchargeSet: 'linehaul',
    truck: { vehicle, name: vehicle.usedIn['per-km'] ?? vehicle.name },
    needsReview: true,
  } as const;
  if (agreedRate !== null) {
    const quote = composeQuote(context, {
      ...common,
      serviceName: 'Freight at your rate',
      lines: [agreedLine(agreedRate, distance.km)],
      badges: ['Your rate sheet', FUEL_LEVY_INCLUDED],
      agreedRate,
    });
    return { status: 'priced', quote };
  }
  const label = `Freight by distance, ${formatNumber(distance.km)} km at ${formatAud(centsPerKm)} a km`;
  const quote = composeQuote(context, {
    ...common,
    serviceName: 'Indicative price',
    lines: [{ kind: 'freight', label, amountCents: totalCents }],
    badges: [INDICATIVE_ONLY],
    isBookable: false,
  });
  return { status: 'indicative', quote, message: `${sentence(reason.message)} ${ESTIMATE}` };
}
