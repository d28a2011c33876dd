const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** A to Z in lower case, as the database does with its C collation. All other letters stay. */
const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Changes the case of letters beyond ASCII. A letter whose other case is ASCII, such as the long s, stays, since it
 * makes another address.
 */
const mapOthers = (text: string, map: (letter: string) => string): string =>
  [...text].map((letter) => (isAscii(letter) || isAscii(map(letter).charAt(0)) ? letter : map(letter))).join('');

const lower = (letter: string) => letter.toLowerCase();
const upper = (letter: string) => letter.toUpperCase();

/** One spelling of an address: trimmed, in one case and one Unicode form. */
export const plainAddress = (email: string): string => lowerAscii(mapOthers(email.trim().normalize('NFC'), lower));

/** The spellings in which an address may be stored, after the database has made its ASCII letters small. */
export function addressForms(email: string): string[] {
  const forms = (['NFC', 'NFD'] as const).flatMap((form) => {
    const text = email.trim().normalize(form);
    return [text, mapOthers(text, lower), mapOthers(text, upper)];
  });
  return [...new Set(forms.map(lowerAscii))];
}
