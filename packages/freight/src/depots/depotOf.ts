import type { AuState, Place } from '../places/place-types.ts';
import { placeCity } from '../places/placeCity.ts';
import { DEPOT_OF_STATE, DEPOTS, type DepotId } from './depots.data.ts';

const depotNamed = (name: string): DepotId | null => DEPOTS.find((depot) => depot.name === name)?.id ?? null;

/** The capital that serves a town from the shortest way. */
function nearestCapital(distancesKm: Record<string, number>): string {
  const [nearest = ['', 0]] = Object.entries(distancesKm).toSorted(([, one], [, other]) => one - other);
  return nearest[0];
}

const ofState = (state: AuState | null): DepotId => (state === null ? 'sydney' : DEPOT_OF_STATE[state]);

/**
 * The depot that picks up at a place: its own, else that of the nearest capital, else its state's. What we do not know
 * comes to the head office, which finds out.
 */
export function depotOf(place: Place): DepotId {
  const city = placeCity(place);
  if (city !== null) return depotNamed(city.name) ?? ofState(city.state);
  if (place.status === 'town') {
    const { name, distancesKm, state } = place.town;
    return depotNamed(name) ?? depotNamed(nearestCapital(distancesKm)) ?? ofState(state);
  }
  return ofState(place.status === 'elsewhere' ? place.state : null);
}
