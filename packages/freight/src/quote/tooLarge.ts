import { volumeM3 } from '../load/cubic-weight.ts';
import type { Load } from '../load/load.ts';
import { loadFit, smallestFittingVehicle } from '../load/loadFit.ts';
import { formatNumber } from '../money/formatNumber.ts';
import type { ListedVehicle } from '../vehicles/vehicles.ts';
import type { QuoteRefused } from './quote-types.ts';

const ASK = 'contact us for a custom quote.';

interface Consignment {
  load: Load;
  /** Pallet places that the load takes. */
  places: number;
}

function reasonsOf({ load, places }: Consignment, { vehicle }: ListedVehicle): string[] {
  const fit = loadFit(vehicle, load, places);
  if (fit.status === 'fits') return [];
  const words = {
    weight: `it weighs ${formatNumber(load.weightKg, 1)} kg and the vehicle carries ${formatNumber(vehicle.capacityKg)} kg`,
    volume: `it fills ${formatNumber(volumeM3(load), 2)} m³ and the vehicle holds ${formatNumber(vehicle.volumeM3 ?? 0)} m³`,
    pallets: `it takes ${formatNumber(places)} pallet places and the vehicle has ${formatNumber(vehicle.pallets)}`,
    length: 'an item is longer or wider than the load space',
    height: 'an item is taller than the load space',
  };
  return fit.misfits.map((misfit) => words[misfit]);
}

/**
 * Refuses a load that is too large for its vehicle, with the smallest offered vehicle that carries it: whoever books a
 * truck is as responsible for its load as the driver. Null when it fits.
 */
export function tooLarge(
  consignment: Consignment,
  truck: ListedVehicle,
  offered: readonly ListedVehicle[] = [],
): QuoteRefused | null {
  const reasons = reasonsOf(consignment, truck);
  if (reasons.length === 0) return null;
  const taking = offered.filter((each) => reasonsOf(consignment, each).length === 0);
  const onFloor = smallestFittingVehicle(
    consignment.load,
    taking.map(({ vehicle }) => vehicle),
  );
  const next = taking.find(({ vehicle }) => vehicle.id === onFloor?.id) ?? taking[0];
  const way = next ? `Choose the ${next.name}, or ${ASK}` : `No vehicle offered here takes it: ${ASK}`;
  const message = `This load is too large for the ${truck.name}: ${reasons.join('; ')}. ${way}`;
  return { status: 'refused', code: 'too-large', message, ...(next && { vehicleId: next.vehicle.id }) };
}

/** The first offered vehicle that carries the load, or the first of all when none does. */
export function firstFitting<T extends ListedVehicle>(consignment: Consignment, offered: readonly [T, ...T[]]): T {
  return offered.find((each) => reasonsOf(consignment, each).length === 0) ?? offered[0];
}
