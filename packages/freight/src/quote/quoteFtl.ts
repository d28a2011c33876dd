import { FTL_VEHICLE_TYPES } from '../ftl/ftl-types.ts';
import { ftlQuote } from '../ftl/ftlQuote.ts';
import { formatBasisPoints } from '../money/money.ts';
import { findVehicle } from '../vehicles/vehicles.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteOutcome } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';
import { transitTime } from './transitTime.ts';

/** Full truck load: base, linehaul levy on the base, then additional services. */
export function quoteFtl(context: QuoteContext): QuoteOutcome {
  const { request, pickupCity, deliveryCity, onDate } = context;
  const vehicleType = request.ftlVehicle ?? FTL_VEHICLE_TYPES[0];
  const result = ftlQuote(pickupCity?.name ?? '', deliveryCity?.name ?? '', vehicleType, onDate);
  if (result.status === 'no-match') return { status: 'refused', code: 'no-rate', message: result.message };
  const vehicle = findVehicle(vehicleType);
  const vehicleName = vehicle?.usedIn.ftl ?? vehicleType;
  const quote = composeQuote(context, {
    service: 'FTL',
    serviceName: 'Full Truck Load',
    lines: [
      { kind: 'freight', label: `Freight, whole ${vehicleName}`, amountCents: result.baseCents },
      {
        kind: 'fuel-levy',
        label: `Fuel levy ${formatBasisPoints(result.levyBasisPoints)}`,
        amountCents: result.levyCents,
      },
    ],
    surchargeSet: 'linehaul',
    truck: vehicle && { vehicle, name: vehicleName },
    isFTL: true,
    turnaround: transitTime(result.transitDays),
    transitDays: result.transitDays,
    ftlRate: result.totalCents,
    ftlDetails: result,
  });
  return { status: 'priced', quote };
}
