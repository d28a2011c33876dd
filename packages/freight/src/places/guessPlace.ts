import { editDistance } from './editDistance.ts';
import { type Candidate, listedCandidates } from './place-candidates.ts';
import { readAddress } from './readAddress.ts';

const SHORTEST_WORD = 4;
const LONGEST_WORD = 40;
/** From this length on, two wrong letters may be a slip. In a shorter word they usually make another real name. */
const LONG_WORD = 8;
const FAR = 3;

/** The distance of a typed word from one in a name; `FAR` for another word. */
function wordDistance(typed: string, word: string): number {
  if (typed === word) return 0;
  if (typed.length < SHORTEST_WORD || typed.length > LONGEST_WORD) return FAR;
  const distance = editDistance(typed, word, 2);
  // Lindfield and Wingfield differ in two letters, so with two wrong letters the first one has to match.
  const isSlip = distance === 1 || (distance === 2 && typed.length >= LONG_WORD && typed[0] === word[0]);
  return isSlip ? distance : FAR;
}

/** Compared word by word, since "North" and "Port" make different places. */
function nameDistance(typed: readonly string[], name: string): number {
  const words = name.split(' ');
  if (words.length !== typed.length) return FAR;
  return words.reduce((sum, word, index) => sum + wordDistance(typed[index] ?? '', word), 0);
}

const writtenOut = ({ place }: Candidate): string => {
  if (place.status === 'capital') return place.city.name;
  if (place.status === 'town') return `${place.town.name} ${place.town.state}`;
  const { name, state, postcode } = place.suburb;
  return `${name} ${state} ${postcode}`;
};

/**
 * The place that is probably meant by a text that names no listed one: the only name that is a letter or two off, in
 * the state that is given. Null when there is none, or several are equally close. It is only suggested: nothing is
 * priced before somebody accepts it.
 */
export function guessPlace(text: string): string | null {
  const { parts, state } = readAddress(text);
  const [typed = [], ...others] = parts;
  if (others.length > 0) return null;
  const close = listedCandidates()
    .filter((candidate) => state === null || candidate.state === state)
    .map((candidate) => ({ candidate, distance: nameDistance(typed, candidate.name) }))
    .filter(({ distance }) => distance > 0 && distance < FAR)
    .toSorted((a, b) => a.distance - b.distance);
  const [first, second] = close;
  return first && first.distance < (second?.distance ?? FAR) ? writtenOut(first.candidate) : null;
}
