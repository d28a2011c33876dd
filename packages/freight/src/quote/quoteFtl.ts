import { ftlVehicleTypes } from '../ftl/ftl-rates.ts';
import { FTL_VEHICLE_TYPES, type FtlVehicleType } from '../ftl/ftl-types.ts';
import { ftlQuote } from '../ftl/ftlQuote.ts';
import { formatBasisPoints } from '../money/money.ts';
import { findVehicle, type ListedVehicle } from '../vehicles/vehicles.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteOutcome } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';
import { firstFitting, tooLarge } from './tooLarge.ts';
import { transitTime } from './transitTime.ts';

interface ListedType extends ListedVehicle {
  type: FtlVehicleType;
}

function listedTypes({ pickupCity, deliveryCity, onDate }: QuoteContext): ListedType[] {
  return ftlVehicleTypes(pickupCity?.name ?? '', deliveryCity?.name ?? '', onDate).flatMap((type) => {
    const vehicle = findVehicle(type);
    return vehicle ? [{ type, vehicle, name: vehicle.usedIn.ftl ?? type }] : [];
  });
}

/** The preselected vehicle: the first one of the lane that carries the load, else the first. */
export function firstFtlVehicle(context: QuoteContext): FtlVehicleType {
  const [first, ...others] = listedTypes(context);
  return first ? firstFitting(context, [first, ...others]).type : FTL_VEHICLE_TYPES[0];
}

/** Full truck load: base, linehaul levy on the base, then additional services. */
export function quoteFtl(context: QuoteContext): QuoteOutcome {
  const { request, pickupCity, deliveryCity, onDate } = context;
  const vehicleType = request.ftlVehicle ?? firstFtlVehicle(context);
  const result = ftlQuote(pickupCity?.name ?? '', deliveryCity?.name ?? '', vehicleType, onDate);
  if (result.status === 'no-match') return { status: 'refused', code: 'no-rate', message: result.message };
  const listed = listedTypes(context);
  const truck = listed.find(({ type }) => type === vehicleType) ?? null;
  const over = truck && tooLarge(context, truck, listed);
  if (over) return over;
  const quote = composeQuote(context, {
    service: 'FTL',
    serviceName: 'Full Truck Load',
    lines: [
      { kind: 'freight', label: `Freight, whole ${truck?.name ?? vehicleType}`, amountCents: result.baseCents },
      {
        kind: 'fuel-levy',
        label: `Fuel levy ${formatBasisPoints(result.levyBasisPoints)}`,
        amountCents: result.levyCents,
      },
    ],
    surchargeSet: 'linehaul',
    truck,
    isFTL: true,
    turnaround: transitTime(result.transitDays),
    transitDays: result.transitDays,
    ftlRate: result.totalCents,
    ftlDetails: result,
  });
  return { status: 'priced', quote };
}
