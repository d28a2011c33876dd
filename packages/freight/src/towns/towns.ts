// Towns with their coordinates, in a module of its own: only maps and positions need them.
export { mapPlace } from './mapPlace.ts';
export { nearestTown } from './nearestTown.ts';
export { type NamedPoint, townPoints } from './townPoints.ts';
