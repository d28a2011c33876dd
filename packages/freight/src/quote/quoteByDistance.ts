import { formatNumber } from '../money/formatNumber.ts';
import { formatAud } from '../money/money.ts';
import { type AgreedRate, agreedCents, formatRatePerKm } from '../per-km/agreed-rate.ts';
import { INDICATIVE_ONLY, perKmVehicle } from '../per-km/perKmVehicle.ts';
import { FUEL_LEVY_INCLUDED } from '../tariffs/fuelLevyBasisPoints.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteLine, QuoteOutcome, QuoteRefused } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';

const ESTIMATE = 'The price shown is an estimate by distance.';

const TOO_LARGE =
  'This lane has no fixed price, and the load is larger than our estimates by distance go. Contact us for a custom quote.';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

function agreedLine(rate: AgreedRate, km: number): QuoteLine {
  const { sheetName, line, ratePerKm } = rate;
  const label = `Freight ${formatNumber(km)} km. Your rate sheet ${sheetName}, line ${line}: ${formatRatePerKm(ratePerKm)} per km`;
  return { kind: 'freight', label, amountCents: agreedCents(rate, km) };
}

/**
 * The price when there is no fixed rate. The client's own sheet gives a firm price, which a person confirms before the
 * booking counts. Without it, the price by distance is indicative, can never be booked, and comes with the reason. When
 * the distance is unknown too, there is only the reason.
 */
export function quoteByDistance(context: QuoteContext, reason: QuoteRefused): QuoteOutcome {
  const { distance, agreedRate } = context;
  if (distance.status === 'unknown') return reason;
  const truck = perKmVehicle(context);
  const tooLarge: QuoteRefused = { status: 'refused', code: 'no-rate-for-size', message: TOO_LARGE };
  if (truck === null) return tooLarge;
  const { centsPerKm } = truck;
  const common = { surchargeSet: 'linehaul', truck, needsReview: true } as const;
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
  if (centsPerKm === null) return tooLarge;
  const label = `Freight by distance, ${formatNumber(distance.km)} km at ${formatAud(centsPerKm)} a km`;
  const quote = composeQuote(context, {
    ...common,
    serviceName: 'Indicative price',
    lines: [{ kind: 'freight', label, amountCents: centsPerKm * distance.km }],
    badges: [INDICATIVE_ONLY],
    isBookable: false,
  });
  return { status: 'indicative', quote, message: `${sentence(reason.message)} ${ESTIMATE}` };
}
