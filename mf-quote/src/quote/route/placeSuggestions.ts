import { CITIES, suburbs, TOWNS } from '@saltbush/freight';
import type { Locality } from '@saltbush/freight/localities';
import type { Suggestion } from '@saltbush/ui';

const MOST_SHOWN = 8;

interface ListedPlace extends Suggestion {
  /** Name, state and postcode in lower case. */
  words: readonly string[];
}

const listed = (value: string, detail: string): ListedPlace => ({
  value,
  detail,
  words: value.toLowerCase().split(' '),
});

function listPlaces(): ListedPlace[] {
  const capitals = CITIES.map(({ name, state }) => listed(`${name} ${state}`, 'Capital'));
  const capitalNames = new Set<string>(CITIES.map(({ name }) => name));
  return [
    ...capitals,
    ...TOWNS.map(({ name, state }) => listed(`${name} ${state}`, 'Town')),
    ...suburbs()
      // Sydney 2000 means the city anyway.
      .filter(({ name }) => !capitalNames.has(name))
      .map(({ name, state, postcode, zone, city }) => listed(`${name} ${state} ${postcode}`, zone ?? city)),
  ];
}

let known: readonly ListedPlace[] | undefined;

const places = (): readonly ListedPlace[] => {
  known ??= listPlaces();
  return known;
};

/** Whether a text is a listed place, spelled as in the list. */
export const isListedPlace = (text: string): boolean => places().some(({ value }) => value === text);

/** Every typed word has to begin a word of the place, in any order. */
const matches = (typed: readonly string[], { words }: ListedPlace): boolean =>
  typed.every((word) => words.some((known) => known.startsWith(word)));

/**
 * Places to offer for a typed text, by name or postcode; those that begin with it come first, and those of the further
 * `localities` last. For an empty field: recent places and then the capitals. A text that already is an offered place gets
 * none.
 */
export function placeSuggestions(
  text: string,
  recent: readonly string[],
  localities: readonly Locality[] = [],
): Suggestion[] {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  if (wanted === '') {
    const capitals = places().filter(({ value, detail }) => detail === 'Capital' && !recent.includes(value));
    return [...recent.map((value) => ({ value, detail: 'Recent' })), ...capitals]
      .slice(0, MOST_SHOWN)
      .map(toSuggestion);
  }
  const typed = wanted.split(' ').filter((word) => word !== '');
  if (typed.length === 0) return [];
  const further = localities.map(({ text: value, near: detail, words }) => ({ value, detail, words }));
  const found = [...places(), ...further].filter((place) => matches(typed, place));
  if (found.some(({ value }) => value.toLowerCase() === wanted)) return [];
  const isFirst = ({ value }: ListedPlace) => value.toLowerCase().startsWith(wanted);
  const others = found.filter((place) => !isFirst(place));
  return [...found.filter(isFirst), ...others].slice(0, MOST_SHOWN).map(toSuggestion);
}

const toSuggestion = ({ value, detail }: Suggestion): Suggestion => ({ value, detail });
