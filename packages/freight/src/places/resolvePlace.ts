import { CITIES } from './cities.data.ts';
import { LOOK_ALIKES } from './look-alikes.data.ts';
import type { AuState, CityName, Place } from './place-types.ts';
import { type Address, isRoadWord, readAddress } from './readAddress.ts';
import { suburbs } from './suburbs.ts';
import { TOWNS } from './towns.data.ts';

interface Candidate {
  name: string;
  place: Place;
  /** Null for look-alikes, which nothing contradicts. */
  state: AuState | null;
  /** Null where the postcode does not tell: capitals and towns have many. */
  postcode: string | null;
  city: CityName | null;
}

interface Match {
  candidate: Candidate;
  endsAt: number;
}

const LONGEST_NAME_WORDS = 3;

let candidatesByName: Map<string, Candidate[]> | undefined;

function listCandidates(): Candidate[] {
  const capitals = CITIES.map(
    (city): Candidate => ({
      name: city.name.toLowerCase(),
      place: { status: 'capital', city },
      state: city.state,
      postcode: null,
      city: null,
    }),
  );
  const capitalNames = new Set(capitals.map(({ name }) => name));
  return [
    ...capitals,
    ...TOWNS.map(
      (town): Candidate => ({
        name: town.name.toLowerCase(),
        place: { status: 'town', town },
        state: town.state,
        postcode: null,
        city: null,
      }),
    ),
    ...LOOK_ALIKES.map(
      (name): Candidate => ({
        name: name.toLowerCase(),
        place: { status: 'unknown' },
        state: null,
        postcode: null,
        city: null,
      }),
    ),
    ...suburbs()
      .map(
        (suburb): Candidate => ({
          name: suburb.name.toLowerCase(),
          place: { status: 'suburb', suburb },
          state: suburb.state,
          postcode: suburb.postcode,
          city: suburb.city,
        }),
      )
      // Sydney and Melbourne are also suburbs: the capital stands for both.
      .filter(({ name }) => !capitalNames.has(name)),
  ];
}

function candidatesNamed(name: string): readonly Candidate[] {
  if (!candidatesByName) {
    candidatesByName = new Map();
    for (const candidate of listCandidates()) {
      candidatesByName.set(candidate.name, [...(candidatesByName.get(candidate.name) ?? []), candidate]);
    }
  }
  return candidatesByName.get(name) ?? [];
}

function contradicts(candidate: Candidate, { state, postcode }: Address): boolean {
  const isOtherState = candidate.state !== null && state !== null && candidate.state !== state;
  const isOtherPostcode = candidate.postcode !== null && postcode !== null && candidate.postcode !== postcode;
  return isOtherState || isOtherPostcode;
}

function findMatches(address: Address): Match[] {
  const { words } = address;
  const matches: Match[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let endsAt = start + 1; endsAt <= Math.min(words.length, start + LONGEST_NAME_WORDS); endsAt += 1) {
      if (isRoadWord(words[endsAt])) continue;
      for (const candidate of candidatesNamed(words.slice(start, endsAt).join(' '))) {
        if (!contradicts(candidate, address)) matches.push({ candidate, endsAt });
      }
    }
  }
  return matches;
}

function best(matches: readonly Match[]): Match | undefined {
  const cities = new Set(matches.map(({ candidate }) => candidate.city));
  return (
    matches
      // In "Manly, Sydney" the capital only says where Manly is.
      .filter(({ candidate: { place } }) => place.status !== 'capital' || !cities.has(place.city.name))
      .toSorted((a, b) => b.candidate.name.length - a.candidate.name.length || b.endsAt - a.endsAt)[0]
  );
}

/**
 * Finds the place a typed text means: whole words, the longest name first, the last one among equals. A stated state
 * or postcode rules out candidates that contradict it. Any text is answered; nothing throws.
 */
export function resolvePlace(text: string): Place {
  const address = readAddress(text);
  const found = best(findMatches(address))?.candidate.place;
  if (found && found.status !== 'unknown') return found;
  if (address.state !== null && address.state !== 'NSW') return { status: 'elsewhere', state: address.state };
  return text.trim() === '' ? { status: 'empty' } : { status: 'unknown' };
}
