// Words that separate a place's name from the rest of an address. Source: our own review of Australian addresses and
// locality names. Effective 2026-07-01. All in lower case.

/** A name before one of these is a road: "Penrith St" is not Penrith. */
export const ROAD_WORDS = words(
  'road rd street st avenue ave av highway hwy parade pde drive dr lane ln crescent cres boulevard blvd terrace tce ' +
    'court ct way freeway fwy motorway mwy esplanade',
);

/** Words that may begin an address, before the locality: "Unit 4 Newtown". */
export const UNIT_WORDS = words(
  'unit lot shop level floor suite shed warehouse factory dock gate door building bldg no',
);

/** A number after one of these is that of a box at a post office. */
export const POST_BOX_WORDS = words('box bag');

/** Beside a capital these add nothing: "Sydney CBD". */
export const WHOLE_CITY_WORDS = words('cbd city metro metropolitan greater central area region');

/**
 * Beside a name these make another place, even with the same postcode: "Croydon North" is not Croydon. Any other word
 * does so too, unless a postcode says which place is meant.
 */
export const OTHER_PLACE_WORDS = words(
  'north south east west northern southern eastern western upper lower inner outer mid old new port ' +
    'mount lake cape park river plains heights corner corners bay beach bend bridge brook chase cove creek ' +
    'crossing dale downs farm ferry field fields flat flats forest gardens gorge grange green grove gully ' +
    'harbour head heads hill hills hollow island isle junction lagoon lakes lead lea meadows mountain peak ' +
    'peninsula plain plateau pocket point ponds ranges range reach reserve ridge rise rock rocks scrub ' +
    'shores siding springs station swamp tops town township vale valley view views village ville vista ' +
    'waters wells wharf wood woods airport',
);

/** Abbreviations that people type, and the words they stand for. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['n', 'north'],
  ['nth', 'north'],
  ['s', 'south'],
  ['sth', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['mt', 'mount'],
  ['saint', 'st'],
]);

/** Towns that people write as one: "Albury-Wodonga". */
export const TWIN_TOWNS = words('albury wodonga');

/** Countries whose towns gave ours their names, or that freight is asked for: "Perth, Scotland" is not Perth. */
export const OTHER_COUNTRIES: ReadonlySet<string> = new Set([
  ...['scotland', 'england', 'ireland', 'northern ireland', 'great britain', 'united kingdom', 'uk', 'gb'],
  ...['new zealand', 'nz', 'fiji', 'papua new guinea', 'png', 'new caledonia', 'singapore', 'indonesia', 'malaysia'],
  ...['united states', 'united states of america', 'usa', 'us', 'canada', 'south africa', 'india', 'china', 'japan'],
]);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
