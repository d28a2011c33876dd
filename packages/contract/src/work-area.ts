/** What an area may be drawn with. Each is named for what it shows. */
export const AREA_ICONS = [
  'bell',
  'board',
  'building',
  'calendar',
  'chart',
  'clock',
  'file',
  'gear',
  'home',
  'key',
  'layers',
  'list',
  'mail',
  'map',
  'message',
  'people',
  'plug',
  'pulse',
  'signpost',
  'table',
  'tag',
  'truck',
  'wheel',
] as const;
export type AreaIcon = (typeof AREA_ICONS)[number];

/** A live figure beside an area, such as how many bookings wait for an answer. */
export interface AreaCount {
  /** Address on this site that answers `{ "<name>": 3 }`. Areas with the same address share one call. */
  from: string;
  /** Its field in the answer. */
  name: string;
  /** What is counted, for the tooltip and for screen readers: "3 requested". */
  label: string;
}

/**
 * An entry that a page has in the rail of the frame to work in. Which place it belongs to follows from who may open the page:
 * `signed-in` Portal, `staff` Desk, `ops` Console.
 */
export interface WorkArea {
  /** At most 24 characters. */
  label: string;
  icon: AreaIcon;
  /** Lower ones come first; 500 where it is left out. The first area of a place is where its people land. */
  order?: number;
  /** Two letters that lead there, pressed one after the other, such as `g b`. */
  keys?: string;
  count?: AreaCount;
}

export const DEFAULT_AREA_ORDER = 500;
/** That one remote may have in one workplace. More would be a menu and no rail. */
export const MOST_AREAS_OF_REMOTE = 14;
export const LONGEST_AREA_LABEL = 24;
