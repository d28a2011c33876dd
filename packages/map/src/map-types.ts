import type { Place } from './view/project.ts';

/** Where freight was; `accuracyM` is how far off it may be. */
export interface MapFix extends Place {
  accuracyM: number | null;
}

/** A place with its name, such as the pickup's. */
export interface MapPlace extends Place {
  name: string;
}

/** What the map shows of one consignment. */
export interface MapWay {
  /** Oldest first. */
  path: readonly MapFix[];
  latest: MapFix | null;
  pickup: MapPlace | null;
  delivery: MapPlace | null;
}
