import fc from 'fast-check';
import { describePlace } from '../../fixtures/describePlace.ts';
import { LOOK_ALIKES, OTHERS } from '../../fixtures/unlisted-localities.data.ts';
import { CITIES } from './cities.data.ts';
import { NAMESAKES } from './namesakes.data.ts';
import type { AuState } from './place-types.ts';
import { OTHER_PLACE_WORDS } from './place-words.data.ts';
import { placeCity } from './placeCity.ts';
import { readAddress } from './readAddress.ts';
import { resolvePlace } from './resolvePlace.ts';
import { suburbs, suburbsOfZone } from './suburbs.ts';
import { TOWNS } from './towns.data.ts';

/** For each state, a postcode without listed places. */
const UNLISTED_POSTCODES: Record<AuState, string> = {
  NSW: '2390',
  VIC: '3390',
  QLD: '4490',
  SA: '5690',
  WA: '6490',
  TAS: '7390',
  ACT: '0200',
  NT: '0872',
};

const ofAllStates = (names: Record<AuState, readonly string[]>): [name: string, state: AuState][] =>
  Object.entries(names).flatMap(([state, all]) => all.map((name): [string, AuState] => [name, state as AuState]));

const shortened = (name: string): string =>
  name
    .replace(/^North /, 'Nth ')
    .replace(/^South /, 'Sth ')
    .replace(/^Mount /, 'Mt ')
    .replace(/ North$/, ' Nth');

describe('resolvePlace', () => {
  it.each([
    // Capitals
    ['  SYDNEY ', 'Sydney'],
    ['Sydney 2000', 'Sydney'],
    ['Perth WA 6000', 'Perth'],
    ['Darwin NT 0800', 'Darwin'],
    ['Perth TAS', 'elsewhere TAS'],
    ['Melbourne, Victoria, Australia', 'Melbourne'],
    ['Brisbane City QLD 4000', 'Brisbane City 4000'],
    // The longest whole-word name wins
    ['Manly Vale', 'Manly Vale 2093'],
    ['manly  vale nsw 2093', 'Manly Vale 2093'],
    ['Manly', 'Manly 2095'],
    ['Bondi Junction', 'Bondi Junction 2022'],
    ['Bondi', 'Bondi 2026'],
    ['North Sydney', 'North Sydney 2060'],
    ['Port Melbourne VIC', 'Port Melbourne 3207'],
    ['Newtownville', 'unknown'],
    ['St. Peters', 'St Peters 2044'],
    ['Unit 4, 12-14 King St, Newtown NSW 2042', 'Newtown 2042'],
    ['Glebe or Ryde or Manly', 'unknown'],
    ['12 King St St Peters', 'St Peters 2044'],
    ['Suite 5/100 Miller St North Sydney', 'North Sydney 2060'],
    ['Level 2, 8 Collins Street, Melbourne', 'Melbourne'],
    // Words that add nothing to the name
    ['Sydney CBD', 'Sydney'],
    ['greater Melbourne area', 'Melbourne'],
    ['Newtown Sydney NSW Australia', 'Newtown 2042'],
    ['Melbourne, Richmond', 'Richmond 3121'],
    // Short forms
    ['Nth Sydney', 'North Sydney 2060'],
    ['N. Sydney', 'North Sydney 2060'],
    ['Sth Brisbane', 'South Brisbane 4101'],
    ['Mt Druitt', 'Mount Druitt 2770'],
    ['Saint Ives', 'St Ives 2075'],
    ['Nth Richmond', 'unknown'],
    ['Croydon Nth', 'unknown'],
    // Postcodes
    ['2042', 'Newtown 2042'],
    [' 2000 ', 'Sydney'],
    ['0800', 'Darwin'],
    ['NSW 2148', 'Blacktown 2148'],
    ['2220', 'Sydney area'],
    ['3350', 'Ballarat area'],
    ['6106', 'Perth area'],
    ['Perth 7300', 'elsewhere TAS'],
    ['Sydney 2220', 'Sydney area'],
    ['Newtown 3220', 'Geelong area'],
    ['Goodman Estate Eastern Creek 2766', 'Eastern Creek 2766'],
    ['Homebush West 2140', 'Sydney area'],
    // A suburb that we do not list, with its capital
    ['Hurstville, Sydney', 'unknown'],
    ['Fremantle, Perth', 'Perth area'],
    ['Croydon, Adelaide', 'Adelaide area'],
    ['Hurstville Sydney', 'unknown'],
    ['Manly, Sydney', 'Manly 2095'],
    ['Newtown Sydney', 'Newtown 2042'],
    // Stated state and postcode
    ['Richmond 3121', 'Richmond 3121'],
    ['Richmond 2753', 'Sydney area'],
    ['Richmond NSW', 'unknown'],
    ['Newport', 'Newport 2106'],
    ['Newport VIC', 'elsewhere VIC'],
    ['Auburn SA', 'elsewhere SA'],
    ['Preston', 'Preston 3072'],
    ['1234 Parramatta Road, Burwood 2134', 'Burwood 2134'],
    ['1234 Pacific Highway, Chatswood', 'Chatswood 2067'],
    // Roads are not places
    ['Sydney Road, Brunswick', 'unknown'],
    ['12 Parramatta Rd, Leichhardt', 'Leichhardt 2040'],
    ['Victoria Road, Rydalmere', 'Rydalmere 2116'],
    ['Penrith St', 'unknown'],
    // Look-alikes
    ['Sydney Olympic Park', 'unknown'],
    ['Manly West', 'unknown'],
    ['Manly West QLD', 'elsewhere QLD'],
    ['West Melbourne', 'unknown'],
    // Towns, states and the rest
    ['Gold Coast', 'Gold Coast'],
    ['Albury/Wodonga', 'Albury'],
    ['Albury-Wodonga', 'Albury'],
    ['Albury Wodonga NSW 2640', 'Albury area'],
    ['Albury–Wodonga VIC', 'Wodonga area'],
    ['Wodonga & Albury', 'Wodonga'],
    ['12 Albury Wodonga Road, Mildura', 'unknown'],
    ['Albury Albury', 'unknown'],
    // A spreadsheet took the 0 away
    ['Darwin 800', 'Darwin'],
    ['Darwin City NT 800', 'Darwin'],
    ['800', 'Darwin'],
    ['Sydney 0800', 'elsewhere NT'],
    ['Sydney 800', 'elsewhere NT'],
    ['Unit 800', 'unknown'],
    // Other countries
    ['Perth, Scotland', 'unknown'],
    ['Perth Scotland', 'unknown'],
    ['12 Queen Street, Newcastle, England', 'unknown'],
    ['Wellington 6011, New Zealand', 'unknown'],
    ['England', 'unknown'],
    ['12 Scotland Street, Richmond VIC', 'Richmond 3121'],
    ['Ballarat Victoria', 'Ballarat'],
    ['Mildura Victoria', 'elsewhere VIC'],
    ['VIC', 'elsewhere VIC'],
    ['Hurstville 2220', 'Sydney area'],
    ['Miranda NSW', 'unknown'],
    ['constructor', 'unknown'],
    ['???', 'unknown'],
    ['   ', 'empty'],
  ])('reads %j as %s', (text, expected) => {
    expect(describePlace(resolvePlace(text))).toBe(expected);
  });

  it('finds every listed suburb by its name, state and postcode', () => {
    for (const { name, state, postcode } of suburbs()) {
      const place = resolvePlace(`${name} ${state} ${postcode}`);
      const found = describePlace(place);
      expect([`${name} ${postcode}`, name]).toContain(found);
    }
  });

  describe('names that contain a listed one', () => {
    const listed = [...suburbs(), ...CITIES, ...TOWNS];
    const wordsOf = (text: string) => readAddress(text).parts.join();
    const listedNames = new Set(listed.map(({ name }) => wordsOf(name)));
    const isListed = (text: string) => listedNames.has(wordsOf(text));

    it('never takes one for its namesake', () => {
      const wrong = ofAllStates(LOOK_ALIKES).flatMap(([name, state]) =>
        [name, `${name} ${state}`, `12 Smith St, ${name} ${state}`, `12 Smith St ${name}`, shortened(name)]
          .filter((text) => !['unknown', 'elsewhere'].includes(resolvePlace(text).status))
          .filter((text) => !isListed(text)),
      );
      expect(wrong).toEqual([]);
    });

    it('never takes one for its namesake, whatever word is beside it', () => {
      const wrong = listed.flatMap(({ name }) =>
        [...OTHER_PLACE_WORDS]
          .flatMap((word) => [`${word} ${name}`, `${name} ${word}`])
          .filter((text) => !isListed(text) && resolvePlace(text).status !== 'unknown'),
      );
      expect(wrong).toEqual([]);
    });

    it('never takes one in another state for the listed one when the state or postcode is given', () => {
      for (const [name, state] of ofAllStates(NAMESAKES)) {
        const expected = state === 'NSW' ? 'unknown' : `elsewhere ${state}`;
        expect(`${name}: ${describePlace(resolvePlace(`${name} ${state}`))}`).toBe(`${name}: ${expected}`);
        const postcode = UNLISTED_POSTCODES[state];
        expect(`${name}: ${describePlace(resolvePlace(`${name} ${postcode}`))}`).toBe(`${name}: elsewhere ${state}`);
      }
    });
  });

  it('has the states of its namesakes as long as no state, postcode or capital is given', () => {
    for (const [name, state] of ofAllStates(NAMESAKES)) {
      expect(resolvePlace(name)).toMatchObject({ namesakes: expect.arrayContaining([state]) });
      const suburb = suburbs().find((listed) => listed.name === name);
      for (const said of [suburb?.state, suburb?.postcode, suburb?.city, `, ${suburb?.city}`]) {
        expect(resolvePlace(`${name} ${said}`)).toMatchObject({ suburb: { name }, namesakes: [] });
      }
      expect(resolvePlace(`12 Sydney Rd, ${name}`)).toMatchObject({ namesakes: expect.arrayContaining([state]) });
    }
  });

  it('knows only the state of places that we do not list', () => {
    for (const [name, state] of ofAllStates(OTHERS)) {
      expect(`${name}: ${resolvePlace(name).status}`).toBe(`${name}: unknown`);
      const expected = state === 'NSW' ? 'unknown' : `elsewhere ${state}`;
      expect(`${name}: ${describePlace(resolvePlace(`${name} ${state}`))}`).toBe(`${name}: ${expected}`);
    }
  });

  it('finds the same zone by each postcode', () => {
    for (const { postcode, zone, city } of suburbs()) {
      const place = resolvePlace(postcode);
      const read = place.status === 'suburb' ? place.suburb : { zone, city: placeCity(place)?.name };
      expect([postcode, read.city, read.zone]).toEqual([postcode, city, zone]);
    }
  });

  it('never throws', () => {
    const word = fc.constantFrom('Sydney', 'Manly', 'Vale', 'St', 'Rd', 'VIC', 'NSW', '2095', '__proto__', 'ı', '🚚');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(fc.property(texts, (text) => typeof resolvePlace(text).status === 'string'));
  });
});

describe('suburbs', () => {
  it('puts each Sydney suburb in exactly one zone', () => {
    const sydney = suburbs().filter(({ city }) => city === 'Sydney');
    expect(new Set(sydney.map(({ name }) => name)).size).toBe(sydney.length);
    expect(sydney.every(({ zone }) => zone !== null)).toBe(true);
  });

  it.each([
    ['Inner City', 18],
    ['Inner West', 20],
    ['Eastern', 20],
    ['Northern Beaches', 20],
    ['North Shore', 20],
    ['Western', 28],
  ] as const)('lists %s with %i suburbs', (zone, count) => {
    expect(suburbsOfZone(zone)).toHaveLength(count);
  });

  it('has four-digit postcodes and points in Australia', () => {
    for (const { postcode, latitude, longitude } of suburbs()) {
      expect(postcode).toMatch(/^\d{4}$/);
      expect(latitude > -39 && latitude < -27 && longitude > 144 && longitude < 154).toBe(true);
    }
  });
});
