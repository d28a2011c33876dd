/**
 * What nobody types into a form and nobody sees: control characters, halves of characters, marks that turn the direction of
 * the text around them, and signs without width. The two joiners stay, since several scripts and emoji are written with
 * them.
 */
const ODD =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const LAYOUT = /[\n\r\t]/g;

/** Whether a name or another text of one line holds only what can be seen. A line break in it could start a header of a mail. */
export const isOneLine = (text: string | null | undefined): boolean => !ODD.test(text ?? '');

/** The same for a text of several lines, in which line breaks and tabs may stand. */
export const isSeveralLines = (text: string | null | undefined): boolean => isOneLine(text?.replace(LAYOUT, ''));
