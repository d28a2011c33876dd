/** A floor to load, seen from above. */
export interface Deck {
  lengthCm: number;
  widthCm: number;
  /** Null when the deck is open above. */
  heightCm: number | null;
}

/** Equal items side by side in rows, measured from the front left corner of their deck. The last row may be short. */
export interface FloorBlock {
  /** Index of the package line. */
  line: number;
  /** Index of the deck. */
  deck: number;
  xCm: number;
  yCm: number;
  /** One item, along the deck. */
  lengthCm: number;
  /** One item, across the deck. */
  widthCm: number;
  columns: number;
  count: number;
}

export interface FloorPlan {
  decks: readonly Deck[];
  /** True when the decks are the usual ones of the class and not those of a known vehicle. */
  isNominal: boolean;
  blocks: FloorBlock[];
  loaded: number;
  left: number;
  /** Number of items without room, for each package line. */
  leftByLine: number[];
  /** Why items have no room: no pallet place left, no room on the floor, or too tall. Null when all have room. */
  leftBecause: 'places' | 'floor' | 'height' | null;
}
