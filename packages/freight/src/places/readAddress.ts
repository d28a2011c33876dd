import type { AuState } from './place-types.ts';

/** A typed address taken apart: its words in lower case, and the state and postcode it names. */
export interface Address {
  words: string[];
  state: AuState | null;
  postcode: string | null;
}

const STATES: Record<string, AuState> = {
  nsw: 'NSW',
  vic: 'VIC',
  qld: 'QLD',
  sa: 'SA',
  wa: 'WA',
  tas: 'TAS',
  act: 'ACT',
  nt: 'NT',
};

/** Full names count only where a state stands, at the end: Victoria Road is no state. */
const STATE_NAMES: readonly (readonly [words: string, state: AuState])[] = [
  ['new south wales', 'NSW'],
  ['victoria', 'VIC'],
  ['queensland', 'QLD'],
  ['south australia', 'SA'],
  ['western australia', 'WA'],
  ['tasmania', 'TAS'],
  ['australian capital territory', 'ACT'],
  ['northern territory', 'NT'],
];

const ROAD_WORDS = new Set(
  (
    'road rd street st avenue ave av highway hwy parade pde drive dr lane ln ' +
    'crescent cres boulevard blvd terrace tce court ct way freeway fwy motorway mwy esplanade'
  ).split(' '),
);

export function isRoadWord(word: string | undefined): boolean {
  return word !== undefined && ROAD_WORDS.has(word);
}

const isFourDigits = (word: string): boolean => /^\d{4}$/.test(word);

function takeTrailingState(words: string[]): { words: string[]; state: AuState | null } {
  const text = words.join(' ');
  for (const [name, state] of STATE_NAMES) {
    for (const ending of [name, `${name} australia`]) {
      if (text === ending || text.endsWith(` ${ending}`)) {
        return { words: words.slice(0, words.length - ending.split(' ').length), state };
      }
    }
  }
  return { words: words.at(-1) === 'australia' ? words.slice(0, -1) : words, state: null };
}

/**
 * Normalises a typed place: trimmed, lower case, punctuation to spaces, state and postcode taken out. The postcode is
 * the last group of four digits; one that opens a street address is a house number.
 */
export function readAddress(text: string): Address {
  const all = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const postcodeAt = all.findLastIndex(isFourDigits);
  const isHouseNumber = postcodeAt === 0 && all.some(isRoadWord);
  const postcode = postcodeAt >= 0 && !isHouseNumber ? (all[postcodeAt] ?? null) : null;
  const named = all.filter((word) => !isFourDigits(word));
  const stated = named.findLast((word) => Object.hasOwn(STATES, word));
  const rest = named.filter((word) => !Object.hasOwn(STATES, word));
  const trailing = takeTrailingState(rest);
  return { words: trailing.words, state: (stated && STATES[stated]) || trailing.state, postcode };
}
