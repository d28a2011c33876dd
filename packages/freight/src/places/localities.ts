import { CITIES } from './cities.data.ts';
import { LOCALITIES } from './localities.data.ts';
import { TOWNS } from './towns.data.ts';

/** A suburb without a zone, to be offered while somebody types. */
export interface Locality {
  name: string;
  /** What to type, so that its postcode decides: `Glenelg SA 5045`. */
  text: string;
  /** The capital or town around which it lies: `Adelaide`. */
  near: string;
  /** Name, state and postcode in lower case. */
  words: readonly string[];
}

function localityOf(entry: string, near: string, itsState: string): Locality {
  const words = entry.split(' ');
  const postcode = words.pop() ?? '';
  const stated = /^[A-Z]{3}$/.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const name = words.join(' ');
  const text = `${name} ${stated ?? itsState} ${postcode}`;
  return { name, text, near, words: text.toLowerCase().split(' ') };
}

/**
 * Suburbs around the capitals and regional centres that have no zone. A module of its own, since pages load it only when
 * somebody types a place.
 */
export function localities(): Locality[] {
  const centres = [...CITIES, ...TOWNS];
  return centres.flatMap(({ name, state }) =>
    LOCALITIES[name].split(', ').map((entry) => localityOf(entry, name, state)),
  );
}

const isSame = (one: string, typed: string): boolean => one.toLowerCase() === typed;

/** The suburbs that a text names in full, with their state or without: it lacks only the postcode that places them. */
export function localitiesNamed(text: string, among: readonly Locality[]): Locality[] {
  const typed = text.trim().toLowerCase();
  return among.filter((one) => isSame(one.name, typed) || isSame(one.text.slice(0, -' 0000'.length), typed));
}
