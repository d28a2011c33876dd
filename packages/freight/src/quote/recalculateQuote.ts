import { packageItems } from '../load/load.ts';
import type { Instant } from '../time/localTime.ts';
import { type ServiceAvailability, servicesIn } from './availableServices.ts';
import { isMetroMode, isMetroService, type QuoteRequest, type Service } from './quote-request.ts';
import type { ServiceOption } from './quote-types.ts';
import { quoteContext } from './quoteContext.ts';
import { firstFtlVehicle } from './quoteFtl.ts';
import { firstMetroVehicle } from './quoteMetro.ts';
import { selectService } from './selectService.ts';

/** A change of these fields makes a new selection. Any other change keeps it and only prices the cards again. */
const RECALCULATING_FIELDS = [
  'pickup',
  'delivery',
  'palletCount',
  'ftlVehicle',
] as const satisfies readonly (keyof QuoteRequest)[];

/** Whether an edit makes a new selection. Pallets of further package lines count like those of the first. */
export function isRecalculating(before: QuoteRequest, after: QuoteRequest): boolean {
  const counts = (request: QuoteRequest) => packageItems(request).map(({ count }) => String(count));
  return (
    RECALCULATING_FIELDS.some((field) => after[field] !== before[field]) ||
    counts(after).join() !== counts(before).join()
  );
}

export interface Recalculation extends ServiceAvailability {
  /** The request with its preselections. */
  request: QuoteRequest;
}

function selected(request: QuoteRequest, options: readonly ServiceOption[]): Service | null {
  // In the metro modes the tab decides. It starts at All Day.
  if (!isMetroMode(request.mode)) return selectService(options);
  return request.service && isMetroService(request.service) ? request.service : 'ALL_DAY';
}

/** Computes the cards again after a change of pickup, delivery, pallet count or FTL vehicle, and selects. */
export function recalculateQuote(request: QuoteRequest, { now }: { now: Instant }): Recalculation {
  const context = quoteContext(request, now);
  const availability = servicesIn(context);
  const isAvailable = (test: (type: Service) => boolean) =>
    availability.options.some(({ type, available }) => available && test(type));
  const needsMetroVehicle = request.metroVehicle === null && isAvailable(isMetroService);
  const needsFtlVehicle = request.ftlVehicle === null && isAvailable((type) => type === 'FTL');
  return {
    ...availability,
    request: {
      ...request,
      metroVehicle: needsMetroVehicle ? firstMetroVehicle(context) : request.metroVehicle,
      ftlVehicle: needsFtlVehicle ? firstFtlVehicle(context) : request.ftlVehicle,
      service: selected(request, availability.options),
    },
  };
}

/** A new FTL origin clears destination and vehicle. */
export function chooseFtlOrigin(request: QuoteRequest, origin: string): QuoteRequest {
  return { ...request, pickup: origin, delivery: '', ftlVehicle: null };
}

/** A new FTL destination clears the vehicle. */
export function chooseFtlDestination(request: QuoteRequest, destination: string): QuoteRequest {
  return { ...request, delivery: destination, ftlVehicle: null };
}
