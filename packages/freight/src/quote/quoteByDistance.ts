import { packageItems } from '../load/load.ts';
import { parsePalletCount, totalPallets } from '../ltl/palletCount.ts';
import { formatNumber } from '../money/formatNumber.ts';
import { formatAud } from '../money/money.ts';
import { type AgreedRate, agreedCents, formatRatePerKm } from '../per-km/agreed-rate.ts';
import { INDICATIVE_ONLY, perKmVehicle } from '../per-km/perKmVehicle.ts';
import { FUEL_LEVY_INCLUDED } from '../tariffs/fuelLevyBasisPoints.ts';
import { askedService } from './askedService.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteLine, QuoteOutcome, QuoteRefused } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';
import { PALLET_COUNT_MISSING } from './quoteLtl.ts';

const ESTIMATE = 'The price shown is an estimate by distance.';
const CONFIRMED = 'You can book it: a person confirms the price before the booking stands.';

const TOO_LARGE =
  'This lane has no fixed price, and the load is larger than our estimates by distance go. Contact us for a custom quote.';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

function agreedLine(rate: AgreedRate, km: number): QuoteLine {
  const { sheetName, line, ratePerKm } = rate;
  const label = `Freight ${formatNumber(km)} km. Your rate sheet ${sheetName}, line ${line}: ${formatRatePerKm(ratePerKm)} per km`;
  return { kind: 'freight', label, amountCents: agreedCents(rate, km) };
}

/** Pallets are counted before they are priced, here as on a lane with a price per pallet. */
function palletFault({ request }: QuoteContext): QuoteRefused | null {
  if (askedService(request) !== 'LTL') return null;
  const parsed = parsePalletCount(totalPallets(packageItems(request).map(({ count }) => count)));
  if (parsed.status === 'blank')
    return { status: 'refused', code: 'pallet-count-missing', message: PALLET_COUNT_MISSING };
  return parsed.status === 'invalid'
    ? { status: 'refused', code: 'pallet-count-invalid', message: parsed.message }
    : null;
}

/** What a lane that is priced by distance is called, so that list, mail and document say so. */
function laneName({ request }: QuoteContext): string {
  const service = askedService(request);
  if (service === 'FTL') return 'Full Truck Load by distance';
  return service === 'LTL' ? 'Less Than Truck Load by distance' : 'Freight by distance';
}

/**
 * The price when there is no fixed rate. The client's own sheet gives a firm price, which a person confirms before the
 * booking counts. Without it, the price by distance is indicative and comes with the reason: between two cities it can be
 * booked, and a person confirms it; inside one city it is a guide only. When the distance is unknown too, there is only
 * the reason.
 */
export function quoteByDistance(context: QuoteContext, reason: QuoteRefused): QuoteOutcome {
  const { distance, agreedRate } = context;
  if (distance.status === 'unknown') return reason;
  const fault = palletFault(context);
  if (fault !== null) return fault;
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
  const isLane = distance.basis !== 'metro';
  const label = `Freight by distance, ${formatNumber(distance.km)} km at ${formatAud(centsPerKm)} a km`;
  const quote = composeQuote(context, {
    ...common,
    serviceName: isLane ? laneName(context) : 'Indicative price',
    lines: [{ kind: 'freight', label, amountCents: centsPerKm * distance.km }],
    badges: [INDICATIVE_ONLY],
    isBookable: isLane,
  });
  return {
    status: 'indicative',
    quote,
    message: [sentence(reason.message), ESTIMATE, isLane && CONFIRMED].filter(Boolean).join(' '),
  };
}
