import fc from 'fast-check';
import type { Place } from './place-types.ts';
import { resolvePlace } from './resolvePlace.ts';
import { suburbs, suburbsOfZone } from './suburbs.ts';

function describePlace(place: Place): string {
  if (place.status === 'suburb') return `${place.suburb.name} ${place.suburb.postcode}`;
  if (place.status === 'capital') return place.city.name;
  if (place.status === 'town') return place.town.name;
  return place.status === 'elsewhere' ? `elsewhere ${place.state}` : place.status;
}

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
    ['Glebe or Ryde or Manly', 'Manly 2095'],
    ['Manly, Sydney', 'Manly 2095'],
    ['Newtown Sydney', 'Newtown 2042'],
    // Stated state and postcode
    ['Richmond 3121', 'Richmond 3121'],
    ['Richmond 2753', 'unknown'],
    ['Richmond NSW', 'unknown'],
    ['Newport', 'Newport 2106'],
    ['Newport VIC', 'elsewhere VIC'],
    ['Auburn SA', 'elsewhere SA'],
    ['Preston', 'Preston 3072'],
    ['1234 Parramatta Road, Burwood 2134', 'Burwood 2134'],
    ['1234 Pacific Highway, Chatswood', 'Chatswood 2067'],
    // Roads are no places
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
    ['Ballarat Victoria', 'elsewhere VIC'],
    ['VIC', 'elsewhere VIC'],
    ['Hurstville 2220', 'unknown'],
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
