import type { City } from '../places/place-types.ts';
import { CAPITAL_DISTANCES, type CapitalDistance } from './capital-distances.data.ts';

const table: readonly CapitalDistance[] = CAPITAL_DISTANCES;

/** The row for two capitals, in either direction; null when the table has none. */
export function capitalDistance(from: City, to: City): CapitalDistance | null {
  return (
    table.find(({ between: [a, b] }) => (a === from.name && b === to.name) || (a === to.name && b === from.name)) ??
    null
  );
}
