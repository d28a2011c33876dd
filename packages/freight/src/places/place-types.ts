export type AuState = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'ACT' | 'NT';

export type CityName = 'Sydney' | 'Melbourne' | 'Brisbane' | 'Adelaide' | 'Perth' | 'Canberra' | 'Hobart' | 'Darwin';

export type ZoneName = 'Inner City' | 'Inner West' | 'Eastern' | 'Northern Beaches' | 'North Shore' | 'Western';

/** A capital between which freight is priced. */
export interface City {
  name: CityName;
  /** Three letters, as in the LTL table: `MEL`. */
  code: string;
  state: AuState;
  /** IANA time zone. Cut-offs are read on this city's clock. */
  timeZone: string;
  latitude: number;
  longitude: number;
}

/** A regional centre, to and from which freight is priced by distance. */
export interface Town {
  name: string;
  state: AuState;
  /** Kilometres to the capitals from which it is served. Those to any other are by way of the nearest of these. */
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
 * What a typed place means. `namesakes` of a suburb: the other states that have a place of that name, when the text
 * does not say which one is meant; else empty. `isArea`: a place in the area of a capital or town, known by its
 * postcode alone; it is priced as that capital or town, but where in it, we do not know. `elsewhere` is known to be
 * outside of all of them: it has a state other than New South Wales, or a postcode; `unknown` is any other text.
 */
export type Place =
  | { status: 'suburb'; suburb: Suburb; namesakes: readonly AuState[] }
  | { status: 'capital'; city: City; isArea?: true }
  | { status: 'town'; town: Town; isArea?: true }
  | { status: 'elsewhere'; state: AuState }
  | { status: 'unknown' }
  | { status: 'empty' };
