/**
 * Characters that nobody types or sees: control characters, halves of characters, marks that turn the text direction
 * around, and signs without width. The two joiners are allowed, because several scripts and emoji need them.
 */
const ODD =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const LAYOUT = /[\n\r\t]/g;

/** Whether a text of one line holds only visible characters. A line break could start a new header in a mail. */
export const isOneLine = (text: string | null | undefined): boolean => !ODD.test(text ?? '');

/** The same for a text of several lines, which may hold line breaks and tabs. */
export const isSeveralLines = (text: string | null | undefined): boolean => isOneLine(text?.replace(LAYOUT, ''));
