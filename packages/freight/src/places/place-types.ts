export type AuState = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'ACT' | 'NT';

export type CityName = 'Sydney' | 'Melbourne' | 'Brisbane' | 'Adelaide' | 'Perth' | 'Canberra' | 'Hobart' | 'Darwin';

export type ZoneName = 'Inner City' | 'Inner West' | 'Eastern' | 'Northern Beaches' | 'North Shore' | 'Western';

/** A capital that freight is priced between. */
export interface City {
  name: CityName;
  /** Three letters, as in the LTL table: `MEL`. */
  code: string;
  state: AuState;
  /** IANA time zone: cut-offs are read on this city's clocks. */
  timeZone: string;
  latitude: number;
  longitude: number;
}

/** A town known by name, for custom quotes only. */
export interface Town {
  name: string;
  state: AuState;
  /** Road distances to the capitals it is usually served from, in kilometres. */
  distancesKm: Partial<Record<CityName, number>>;
}

export interface Suburb {
  name: string;
  /** Four digits, text: Darwin is `0800`. */
  postcode: string;
  state: AuState;
  city: CityName;
  /** Metro price zone; null outside the Sydney zones. */
  zone: ZoneName | null;
  latitude: number;
  longitude: number;
}

export interface SuburbArea {
  city: CityName;
  state: AuState;
  zone: ZoneName | null;
  suburbs: readonly (readonly [name: string, postcode: string, latitude: number, longitude: number])[];
}

/**
 * What a typed place turned out to be. `namesakes` of a suburb: the other states in which a place of that name lies, where
 * the text does not say which of them is meant; empty once it does. `elsewhere` names a state other than New South Wales but no place we list;
 * `unknown` is any other text.
 */
export type Place =
  | { status: 'suburb'; suburb: Suburb; namesakes: readonly AuState[] }
  | { status: 'capital'; city: City }
  | { status: 'town'; town: Town }
  | { status: 'elsewhere'; state: AuState }
  | { status: 'unknown' }
  | { status: 'empty' };
