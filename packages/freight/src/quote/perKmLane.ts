import type { PerKmLane } from '../per-km/per-km-lane.ts';
import { perKmVehicle } from '../per-km/perKmVehicle.ts';
import type { Instant } from '../time/localTime.ts';
import type { QuoteRequest } from './quote-request.ts';
import { quoteContext } from './quoteContext.ts';

/**
 * The lane of a request; null when no rate could price it, since its distance is unknown or no truck carries its load.
 */
export function perKmLane(request: QuoteRequest, { now }: { now: Instant }): PerKmLane | null {
  const context = quoteContext(request, now);
  const truck = perKmVehicle(context);
  if (context.distance.status === 'unknown' || truck === null) return null;
  return { origin: request.pickup.trim(), destination: request.delivery.trim(), vehicle: truck.vehicle.id };
}
