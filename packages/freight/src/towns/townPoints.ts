import { CITIES } from '../places/cities.data.ts';
import type { AuState } from '../places/place-types.ts';
import { TOWN_POINTS, type TownSize } from './town-points.data.ts';

/** A town or capital with its centre. */
export interface NamedPoint {
  name: string;
  state: AuState;
  latitude: number;
  longitude: number;
  size: TownSize | 'capital';
}

/** The capitals, and the towns on the roads that freight takes. */
export function townPoints(): NamedPoint[] {
  const capitals = CITIES.map(({ name, state, latitude, longitude }) => ({ name, state, latitude, longitude }));
  return [
    ...capitals.map((point) => ({ ...point, size: 'capital' as const })),
    ...TOWN_POINTS.map(([name, state, latitude, longitude, size]) => ({ name, state, latitude, longitude, size })),
  ];
}
