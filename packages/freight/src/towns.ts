// Towns with their coordinates, in a module of its own: only maps and positions need them.
export { mapPlace } from './places/mapPlace.ts';
export { nearestTown } from './places/nearestTown.ts';
export { type NamedPoint, townPoints } from './places/townPoints.ts';
