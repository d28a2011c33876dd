import { CITIES, resolvePlace, suburbs, TOWNS } from '@saltbush/freight';
import { isListedPlace, placeSuggestions } from './placeSuggestions.ts';

const GLENELG = {
  ...{ name: 'Glenelg', text: 'Glenelg SA 5045', near: 'Adelaide' },
  words: ['glenelg', 'sa', '5045'],
};

const valuesFor = (text: string, recent: string[] = []) => placeSuggestions(text, recent).map(({ value }) => value);

describe('placeSuggestions', () => {
  it.each([
    ['marr', ['Marrickville NSW 2204']],
    ['  MARRICK ', ['Marrickville NSW 2204']],
    ['2204', ['Marrickville NSW 2204']],
    ['2204 marr', ['Marrickville NSW 2204']],
    ['bondi j', ['Bondi Junction NSW 2022']],
    ['st. peters', ['St Peters NSW 2044']],
    ['gold', ['Gold Coast QLD']],
  ])('finds %p', (text, values) => {
    expect(valuesFor(text)).toEqual(values);
  });

  it('puts names that begin with the text before names that contain it', () => {
    expect(valuesFor('sydney')).toEqual(['Sydney NSW', 'North Sydney NSW 2060']);
    expect(valuesFor('bondi')[0]).toBe('Bondi NSW 2026');
  });

  it('offers recent places first while the field is empty, each place once', () => {
    expect(valuesFor('', ['Newtown NSW 2042', 'Perth WA']).slice(0, 3)).toEqual([
      'Newtown NSW 2042',
      'Perth WA',
      'Sydney NSW',
    ]);
    expect(valuesFor('', ['Perth WA'])).toHaveLength(8);
    expect(placeSuggestions('', ['Perth WA'])[0]).toEqual({ value: 'Perth WA', detail: 'Recent' });
  });

  it.each(['Marrickville NSW 2204', 'perth wa', 'Hurstville', '💥', '.', 'א', 'x'.repeat(10_000)])(
    'has nothing to add to %p',
    (text) => expect(valuesFor(text)).toEqual([]),
  );

  it('offers further suburbs after those that pricing knows by name, with the city that they are near', () => {
    expect(placeSuggestions('glene', [], [GLENELG])).toEqual([{ value: 'Glenelg SA 5045', detail: 'Adelaide' }]);
    expect(placeSuggestions('Glenelg SA 5045', [], [GLENELG])).toEqual([]);
  });

  it('never shows more than eight', () => {
    expect(valuesFor('n')).toHaveLength(8);
  });

  it('offers only texts that pricing reads as exactly that place', () => {
    for (const { name, state, postcode } of suburbs()) {
      if (CITIES.some((city) => city.name === name)) continue;
      const text = `${name} ${state} ${postcode}`;
      expect(isListedPlace(text)).toBe(true);
      expect(resolvePlace(text)).toMatchObject({ status: 'suburb', suburb: { name, postcode } });
    }
    for (const { name, state } of CITIES) {
      expect(resolvePlace(`${name} ${state}`)).toMatchObject({ status: 'capital', city: { name } });
    }
    for (const { name, state } of TOWNS) {
      expect(resolvePlace(`${name} ${state}`)).toMatchObject({ status: 'town', town: { name } });
    }
    expect(isListedPlace('Hurstville')).toBe(false);
  });
});
