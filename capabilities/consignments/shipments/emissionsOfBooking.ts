import { type EmissionsEstimate, estimateEmissions } from '@saltbush/freight';
import type { BookingRow } from '../tables.ts';
import type { Way } from './createCrossings.ts';

type Moved = Way & Pick<BookingRow, 'declared_kg' | 'pallet_count' | 'vehicle_id'>;

/** What moving a booked consignment emits; null when its distance is not known. */
export function emissionsOfBooking(row: Moved, seaKmOf: (way: Way) => number): EmissionsEstimate | null {
  const { distance_km: distanceKm, declared_kg: declaredKg, pallet_count: palletCount, vehicle_id: vehicleId } = row;
  if (distanceKm === null) return null;
  return estimateEmissions({ distanceKm, seaKm: seaKmOf(row), declaredKg, palletCount, vehicleId });
}
