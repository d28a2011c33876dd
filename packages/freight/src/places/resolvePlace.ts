import { areaOfPostcode } from './areaOfPostcode.ts';
import { namesakeStates } from './namesakeStates.ts';
import { type Candidate, candidatesNamed, placeOfPostcode } from './place-candidates.ts';
import type { Place } from './place-types.ts';
import { OTHER_PLACE_WORDS, ROAD_WORDS, UNIT_WORDS, WHOLE_CITY_WORDS } from './place-words.data.ts';
import { placeName } from './placeName.ts';
import { type Address, readAddress, stateOfPostcode } from './readAddress.ts';

const LONGEST_NAME_WORDS = 3;

const isOtherArea = ({ place }: Candidate, postcode: string): boolean => {
  const area = areaOfPostcode(postcode);
  return area !== null && placeName(area) !== placeName(place);
};

function isContradicted(candidate: Candidate, { state, postcode }: Address): boolean {
  if (state !== null && state !== candidate.state) return true;
  if (postcode === null) return false;
  return candidate.postcodes === null ? isOtherArea(candidate, postcode) : !candidate.postcodes.includes(postcode);
}

const isNumber = (word: string): boolean => /^\d+\w?$/.test(word);

/** Unit and street may come before the locality: "Unit 4 12 King St Newtown". */
function isStreetAddress(words: readonly string[]): boolean {
  if (ROAD_WORDS.has(words.at(-1) ?? '')) return true;
  return words.every((word) => UNIT_WORDS.has(word) || isNumber(word)) && words.some(isNumber);
}

/** Words that do not change what a name means: its capital beside a suburb, "CBD" and the like beside a capital. */
function areQualifiers(words: readonly string[], { place, city }: Candidate): boolean {
  if (place.status === 'suburb') return words.length === 0 || words.join(' ') === city?.toLowerCase();
  return words.every((word) => WHOLE_CITY_WORDS.has(word));
}

/** Whether a part means the candidate, given the words before and after its name. */
function standsAlone(
  candidate: Candidate,
  { before, after, postcode }: { before: string[]; after: string[]; postcode: string | null },
): boolean {
  const isQualified = areQualifiers(before, candidate) || isStreetAddress(before);
  if (isQualified && areQualifiers(after, candidate)) return true;
  const isPinned = postcode !== null && (candidate.postcodes?.includes(postcode) ?? false);
  const isOtherPlace =
    [...before, ...after].some((word) => OTHER_PLACE_WORDS.has(word)) || ROAD_WORDS.has(after[0] ?? '');
  return isPinned && !isOtherPlace;
}

/** What one part of an address means, by the longest name in it; null when no known name is alone in it. */
function candidateOf(words: string[], address: Address): Candidate | null {
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const name = words.slice(start, start + length).join(' ');
      const around = {
        before: words.slice(0, start),
        after: words.slice(start + length),
        postcode: address.postcode,
      };
      const found = candidatesNamed(name).find(
        (candidate) => !isContradicted(candidate, address) && standsAlone(candidate, around),
      );
      if (found) return found;
    }
  }
  return null;
}

const isStreetPart = (words: readonly string[]): boolean =>
  words.some((word) => ROAD_WORDS.has(word) || /\d/.test(word)) || isStreetAddress(words);

/** Whether the address names the suburb's capital, other than in a street: "12 King St, Manly, Sydney". */
function namesCapital(address: Address, capital: string): boolean {
  return address.parts.some((words) =>
    words.some((word, index) => word === capital && !ROAD_WORDS.has(words[index + 1] ?? '')),
  );
}

/** A suburb with its namesakes, unless a state, a postcode or its capital says which one is meant. */
function withNamesakes(place: Place | null, address: Address): Place | null {
  if (place?.status !== 'suburb' || address.state !== null || address.postcode !== null) return place;
  const { suburb } = place;
  const isSettled = namesCapital(address, suburb.city.toLowerCase());
  return isSettled ? place : { ...place, namesakes: namesakeStates(suburb.name) };
}

/** Two capitals, or a town of another state beside one, name no place together. */
const contradicts = ({ place, name, state }: Candidate, capital: Candidate): boolean =>
  (place.status === 'capital' && name !== capital.name) || (place.status === 'town' && state !== capital.state);

const isPartOf = ({ place, city, state }: Candidate, capital: Candidate): boolean =>
  place.status === 'suburb' ? city === capital.city : place.status === 'town' && state === capital.state;

/**
 * What all parts mean together. A capital or town beside a suburb only says where that is: "Manly, Sydney". A name that is
 * not in our list of its suburbs is a place somewhere in it; in Sydney that is a suburb outside our zones, for which the
 * inner city's price would be wrong. Of two towns the first counts: "Albury/Wodonga".
 */
function placeOfParts(address: Address): Place | null {
  const read = address.parts.map((words) => ({ words, candidate: candidateOf(words, address) }));
  const found = read.flatMap(({ candidate }) => candidate ?? []);
  const capital = found.findLast(({ place }) => place.status === 'capital');
  const centre = capital ?? found.find(({ place }) => place.status === 'town');
  if (!centre) return found.at(-1)?.place ?? null;
  if (capital && found.some((one) => contradicts(one, capital))) return null;
  const part = capital && found.findLast((one) => isPartOf(one, capital));
  if (part) return part.place;
  const isSuburb = ({ candidate, words }: (typeof read)[number]) =>
    (candidate === null || candidate.place.status === 'suburb') && !isStreetPart(words);
  const { place, city } = centre;
  if (place.status === 'suburb' || !read.some(isSuburb)) return place;
  return city === 'Sydney' ? null : { ...place, isArea: true };
}

/**
 * The capital or town whose area the postcode lies in. Null when the address contradicts it: by its state, or by the name
 * of another capital or town, as in "Melbourne 5045".
 */
function placeOfArea({ parts, state, postcode }: Address): Place | null {
  const area = postcode === null ? null : areaOfPostcode(postcode);
  if (postcode === null || area === null) return null;
  const own = area.status === 'capital' ? area.city.state : area.town.state;
  const isOfState = state === own || state === stateOfPostcode(postcode);
  const named = parts.flatMap((words) => candidatesNamed(words.join(' ')));
  const isOther = named.some(({ place }) => place.status !== 'suburb' && placeName(place) !== placeName(area));
  return isOfState && !isOther ? area : null;
}

/** Whether a place is known to be none of ours: by its state, or in New South Wales by its postcode. */
const isElsewhere = ({ state, postcode }: Address): boolean =>
  state !== null && (state !== 'NSW' || (postcode !== null && areaOfPostcode(postcode) === null));

/**
 * Finds the place that a typed text means. A name counts only when it stands alone, apart from a street before it, its
 * state, its postcode, its capital or a word such as "CBD": any other word makes another place, and we do not guess. A
 * given state or postcode rules out places that contradict it. Without either, a suburb comes with the states of its
 * namesakes, and `placeChoices` says whether to ask. A bare postcode means its place. Any name that we do not list counts
 * as the capital or town in whose area its postcode lies. Every text gets an answer; nothing throws.
 */
export function resolvePlace(text: string): Place {
  const address = readAddress(text);
  const isBarePostcode = address.parts.length === 0 && address.postcode !== null;
  const found = isBarePostcode
    ? placeOfPostcode(address.postcode ?? '')
    : (withNamesakes(placeOfParts(address), address) ?? placeOfArea(address));
  if (found) return found;
  if (address.state !== null && isElsewhere(address)) return { status: 'elsewhere', state: address.state };
  return text.trim() === '' ? { status: 'empty' } : { status: 'unknown' };
}
