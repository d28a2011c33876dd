import { tokens } from '@saltbush/ui/tokens';

/** A PDF under way, with what every part of it needs to know. Lengths are points. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  leftPt: number;
  widthPt: number;
  /** Goes on to a new page unless this much fits on the current one. */
  keepTogether: (heightPt: number) => void;
}

export const POINTS_PER_MM = 72 / 25.4;

export const FONTS = { text: 'text', strong: 'strong', display: 'display' } as const;

const { ink, inkSoft, saltbush, saltbushMist, white } = tokens.color;
/** A hairline as print shows it: PDF viewers draw transparency unevenly. */
export const PRINT_COLORS = { ink, inkSoft, saltbush, saltbushMist, white, rule: '#CFD4D7' } as const;

/** What the embedded fonts can draw, beyond the space. */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2212\u20ac]+/gu;

/** The text as the embedded fonts can show it: an arrow becomes a word, other signs they do not have a question mark. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(/ ?→ ?/g, ' to ').replace(UNPRINTABLE, '?');
}
