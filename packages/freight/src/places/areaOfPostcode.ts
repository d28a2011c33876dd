import { CITIES } from './cities.data.ts';
import type { Place } from './place-types.ts';
import { POSTCODE_AREAS } from './postcode-areas.data.ts';
import { TOWNS } from './towns.data.ts';

type Area = Extract<Place, { status: 'capital' | 'town' }>;

type Range = readonly [from: number, to: number, name: string];

let known: readonly Range[] | undefined;

const rangesOf = ([name, ranges]: [string, string]): Range[] =>
  ranges.split(' ').map((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return [from, to, name];
  });

/** The capital or town in whose area a postcode of four digits lies; null for the rest of the country. */
export function areaOfPostcode(postcode: string): Area | null {
  known ??= Object.entries(POSTCODE_AREAS).flatMap(rangesOf);
  const number = Number(postcode);
  const name = known.find(([from, to]) => number >= from && number <= to)?.[2];
  const city = CITIES.find((one) => one.name === name);
  if (city) return { status: 'capital', city, isArea: true };
  const town = TOWNS.find((one) => one.name === name);
  return town ? { status: 'town', town, isArea: true } : null;
}
