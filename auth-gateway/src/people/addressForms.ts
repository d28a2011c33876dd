const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** The letters A to Z made small, as the database does by its C collation; all others as they are. */
const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Maps the letters beyond ASCII. One whose other case is an ASCII letter, such as the long s, stays: it belongs to
 * another address.
 */
const mapOthers = (text: string, map: (letter: string) => string): string =>
  [...text].map((letter) => (isAscii(letter) || isAscii(map(letter).charAt(0)) ? letter : map(letter))).join('');

const lower = (letter: string) => letter.toLowerCase();
const upper = (letter: string) => letter.toUpperCase();

/** An address as one person's: trimmed, in one case and one Unicode form. */
export const plainAddress = (email: string): string => lowerAscii(mapOthers(email.trim().normalize('NFC'), lower));

/** How an address may stand in the database once its ASCII letters are made small there. */
export function addressForms(email: string): string[] {
  const forms = (['NFC', 'NFD'] as const).flatMap((form) => {
    const text = email.trim().normalize(form);
    return [text, mapOthers(text, lower), mapOthers(text, upper)];
  });
  return [...new Set(forms.map(lowerAscii))];
}
