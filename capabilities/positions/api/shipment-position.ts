/** Where freight was at a moment. Degrees, WGS 84. */
export interface PositionFix {
  /** ISO 8601. */
  at: string;
  latitude: number;
  longitude: number;
  /** Metres around it in which it was; null when that is not known. */
  accuracyM: number | null;
  /** The nearest place that the site knows, such as `near Goulburn NSW`. */
  place: string;
  /** Reported by the driver's telephone, or the place of what happened: the pickup or the delivery. */
  from: 'driver' | 'event';
}

/** A place that the site can draw: the centre of a suburb or town. */
export interface MapPlace {
  name: string;
  latitude: number;
  longitude: number;
}

/** When freight is expected, as an estimate. */
export interface ArrivalEstimate {
  /** ISO 8601. */
  earliest: string;
  latest: string;
  /** What it follows from: a position that the driver's telephone reported, or the pickup. */
  basis: 'position' | 'events';
  /** Hours of rest that the law asks of a driver on the way. */
  restHours: number;
  /** When the freight was where it follows from, ISO 8601. */
  asOf: string;
}

/** `GET /api/shipments/:reference/position`: where a consignment of one's company is. */
export interface ShipmentPosition {
  /** Null before the pickup, and where nothing is known. */
  latest: PositionFix | null;
  /** Oldest first, thinned to at most 200. */
  path: PositionFix[];
  /** Null where the site does not know where it is. */
  pickup: MapPlace | null;
  delivery: MapPlace | null;
  /** Null before the pickup, once it is delivered, and when nothing follows from what is known. */
  arrival: ArrivalEstimate | null;
  /** Whether the driver's telephone has reported in the last ten minutes and the job runs. */
  isShared: boolean;
  /** Days for which positions are kept. */
  keptDays: number;
}
