import type { AuState } from './place-types.ts';
import {
  OTHER_COUNTRIES,
  POST_BOX_WORDS,
  ROAD_WORDS,
  SHORT_FORMS,
  TWIN_TOWNS,
  UNIT_WORDS,
} from './place-words.data.ts';
import { POSTCODE_STATES } from './postcode-states.data.ts';

/** The state of a postcode of four digits; null when no state has it. */
export function stateOfPostcode(postcode: string): AuState | null {
  const number = Number(postcode);
  return POSTCODE_STATES.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
}

/** A typed address split into its parts. */
export interface Address {
  /**
   * The parts between commas and other separators, as words in lower case, without state and postcode. No part is
   * empty.
   */
  parts: string[][];
  /** The state that is named, else the one of the postcode. */
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

/** A state's full name counts only at the end of the address: Victoria Road is not a state. */
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

const isFourDigits = (word: string): boolean => /^\d{4}$/.test(word);

const isStateCode = (word: string): boolean => Object.hasOwn(STATES, word);

/** The words of one part. A dash inside a word joins it; a dash between spaces separates parts. */
function readWords(part: string): string[] {
  return part
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Two towns that are written as one are a part each, unless a road has their name. */
function splitTwins(words: string[]): string[][] {
  const at = words.findIndex((word, index) => {
    const [next = '', after = ''] = words.slice(index + 1);
    return TWIN_TOWNS.has(word) && TWIN_TOWNS.has(next) && word !== next && !ROAD_WORDS.has(after);
  });
  return at < 0 ? [words] : [words.slice(0, at + 1), words.slice(at + 1)];
}

/** Removes "Australia" and a state's full name from the end of the address. */
function takeTrailingState(parts: readonly string[][]): { parts: string[][]; state: AuState | null } {
  const last = parts.at(-1) ?? [];
  const before = parts.slice(0, -1);
  if (last.at(-1) === 'australia' && !/(south|western) australia$/.test(last.join(' '))) {
    return takeTrailingState([...before, last.slice(0, -1)].filter(({ length }) => length > 0));
  }
  const text = last.join(' ');
  const found = STATE_NAMES.find(([name]) => text === name || text.endsWith(` ${name}`));
  if (!found) return { parts: [...parts], state: null };
  const [name, state] = found;
  return { parts: [...before, last.slice(0, last.length - name.split(' ').length)], state };
}

/** Whether four digits are a number in a street or of a box: "1234 Parramatta Road", "Lot 2042", "PO Box 5045". */
function isInnerNumber(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  if (UNIT_WORDS.has(before) || POST_BOX_WORDS.has(before)) return true;
  const isFirst = words.slice(0, at).every((word) => UNIT_WORDS.has(word) || /\d/.test(word));
  return isFirst && words.slice(at + 1).some((word) => ROAD_WORDS.has(word));
}

/** Gives a postcode at the end its 0 back, which spreadsheets take away: Darwin's 800 is 0800. */
function mendPostcode(parts: string[][]): void {
  const last = parts.findLast(({ length }) => length > 0);
  const words = parts.flat();
  const word = words.at(-1) ?? '';
  if (/^[89]\d\d$/.test(word) && !isInnerNumber(words, words.length - 1)) last?.splice(-1, 1, `0${word}`);
}

/**
 * Normalises a typed place: lower case, abbreviations written out, state and postcode removed. The postcode is the last
 * group of four digits that is not the number of a house, a unit or a box. An address in another country has no parts.
 */
export function readAddress(text: string): Address {
  const all = text
    .toLowerCase()
    .split(/[,;:/|()\n]|\s[-–—]\s/)
    .map(readWords)
    .flatMap(splitTwins);
  mendPostcode(all);
  const inOrder = all.flat();
  const postcode = inOrder.findLast((word, at) => isFourDigits(word) && !isInnerNumber(inOrder, at)) ?? null;
  const stated = inOrder.findLast(isStateCode);
  const named = all
    .map((words) => words.filter((word) => !isFourDigits(word) && !isStateCode(word)))
    .filter(({ length }) => length > 0);
  // Nothing in another country is a place of ours.
  if (OTHER_COUNTRIES.has(named.at(-1)?.join(' ') ?? '')) return { parts: [], state: null, postcode: null };
  const trailing = takeTrailingState(named);
  const parts = trailing.parts
    .filter(({ length }) => length > 0)
    .map((words) => words.map((word) => SHORT_FORMS.get(word) ?? word));
  const state = (stated && STATES[stated]) || trailing.state;
  return { parts, state: state ?? (postcode === null ? null : stateOfPostcode(postcode)), postcode };
}
