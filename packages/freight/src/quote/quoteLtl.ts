import { fitsLtlPallet } from '../load/fitsPallet.ts';
import { packageItems } from '../load/load.ts';
import { ltlQuote } from '../ltl/ltlQuote.ts';
import { totalPallets } from '../ltl/palletCount.ts';
import { formatAud, formatBasisPoints } from '../money/money.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteOutcome } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';
import { transitTime } from './transitTime.ts';

const CUSTOM_QUOTE = 'Contact us for a custom quote.';
export const PALLET_COUNT_MISSING = 'Please enter the number of pallets.';

/** Less than truck load: freight per pallet, one linehaul levy on it, then additional services per consignment. */
export function quoteLtl(context: QuoteContext): QuoteOutcome {
  const { request, pickupCity, deliveryCity, load, onDate } = context;
  const pallets = totalPallets(packageItems(request).map(({ count }) => count));
  const result = ltlQuote(pickupCity?.name ?? '', deliveryCity?.name ?? '', pallets, onDate);
  if (result.status === 'no-match') return { status: 'refused', code: 'no-rate', message: result.message };
  if (result.status === 'invalid-count') {
    return { status: 'refused', code: 'pallet-count-invalid', message: result.message };
  }
  if (!fitsLtlPallet(load)) return { status: 'refused', code: 'pallet-over-limits', message: CUSTOM_QUOTE };
  if (result.status === 'unpriced') {
    return { status: 'refused', code: 'pallet-count-missing', message: PALLET_COUNT_MISSING };
  }
  const quote = composeQuote(context, {
    service: 'LTL',
    serviceName: 'Less Than Truck Load',
    lines: [
      {
        kind: 'freight',
        label: `Freight ${result.palletCount} × ${formatAud(result.baseCentsPerPallet)}`,
        amountCents: result.baseCents,
      },
      {
        kind: 'fuel-levy',
        label: `Fuel levy ${formatBasisPoints(result.levyBasisPoints)}`,
        amountCents: result.levyCents,
      },
    ],
    surchargeSet: 'linehaul',
    truck: null,
    isLTL: true,
    turnaround: transitTime(result.transitDays),
    transitDays: result.transitDays,
    ltlRate: result.totalCents,
    ltlDetails: result,
    palletCount: result.palletCount,
  });
  return { status: 'priced', quote };
}
