import { areaOfPostcode } from './areaOfPostcode.ts';
import { CITIES } from './cities.data.ts';
import type { AuState, City, CityName, Place, Suburb, Town } from './place-types.ts';
import { CENTRE_POSTCODES } from './postcode-states.data.ts';
import { suburbs } from './suburbs.ts';
import { TOWNS } from './towns.data.ts';

/** A place that a name may mean. */
export interface Candidate {
  /** In lower case, with single spaces between words. */
  name: string;
  place: Extract<Place, { status: 'suburb' | 'capital' | 'town' }>;
  state: AuState;
  /** Postcodes that may accompany it; null when any postcode of its state may. */
  postcodes: readonly string[] | null;
  /** The capital that it is or belongs to. */
  city: CityName | null;
}

/** Sydney's zones differ in price, so a postcode beside "Sydney" must be the centre's own. */
const ofCapital = (city: City): Candidate => ({
  name: city.name.toLowerCase(),
  place: { status: 'capital', city },
  state: city.state,
  postcodes: city.name === 'Sydney' ? CENTRE_POSTCODES.Sydney : null,
  city: city.name,
});

const ofTown = (town: Town): Candidate => ({
  name: town.name.toLowerCase(),
  place: { status: 'town', town },
  state: town.state,
  postcodes: null,
  city: null,
});

const ofSuburb = (suburb: Suburb): Candidate => ({
  name: suburb.name.toLowerCase(),
  place: { status: 'suburb', suburb, namesakes: [] },
  state: suburb.state,
  postcodes: [suburb.postcode],
  city: suburb.city,
});

let listed: readonly Candidate[] | undefined;
let byName: ReadonlyMap<string, readonly Candidate[]> | undefined;

/** All places that a name may mean. Sydney and Melbourne are also suburbs: the capital stands for both. */
export function listedCandidates(): readonly Candidate[] {
  const named = () => suburbs().filter((suburb) => !CITIES.some((city) => city.name === suburb.name));
  listed ??= [...CITIES.map(ofCapital), ...TOWNS.map(ofTown), ...named().map(ofSuburb)];
  return listed;
}

/** All known places with that name. */
export function candidatesNamed(name: string): readonly Candidate[] {
  if (!byName) {
    const all = listedCandidates();
    byName = new Map(all.map(({ name }) => [name, all.filter((other) => other.name === name)]));
  }
  return byName.get(name) ?? [];
}

/** The place that a bare postcode means: the centre of a capital, the first suburb listed with it, or its area. */
export function placeOfPostcode(postcode: string): Place | null {
  const city = CITIES.find(({ name }) => CENTRE_POSTCODES[name].includes(postcode));
  if (city) return { status: 'capital', city };
  const suburb = suburbs().find((listed) => listed.postcode === postcode);
  return suburb ? { status: 'suburb', suburb, namesakes: [] } : areaOfPostcode(postcode);
}
