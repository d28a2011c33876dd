import type { MapWay } from './map-types.ts';
import type { Place } from './view/project.ts';

interface WayLines {
  /** Where the freight has been. */
  been: readonly Place[];
  /** What is left, in a straight line; empty where its end is not known. */
  left: readonly Place[];
}

export function wayLines({ path, latest, pickup, delivery }: MapWay): WayLines {
  const start = latest ?? pickup;
  return { been: latest ? [...path, latest] : path, left: start && delivery ? [start, delivery] : [] };
}
