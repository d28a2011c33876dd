import { tokens } from '@saltbush/ui/tokens';

/** A PDF that is being written, with what all its parts need. Lengths are in points. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  leftPt: number;
  widthPt: number;
  /** Starts a new page unless this height still fits on the current one. */
  keepTogether: (heightPt: number) => void;
}

export const POINTS_PER_MM = 72 / 25.4;

export const FONTS = { text: 'text', strong: 'strong', display: 'display' } as const;

const { ink, inkSoft, saltbush, saltbushMist, white } = tokens.color;
/** Colours for print. The hairline is solid, since PDF viewers draw transparency unevenly. */
export const PRINT_COLORS = { ink, inkSoft, saltbush, saltbushMist, white, rule: '#CFD4D7' } as const;

/** Characters that the embedded fonts cannot draw. */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2212\u20ac]+/gu;

/**
 * The text with what the embedded fonts can draw: an arrow becomes a word, other missing characters a question mark.
 */
export function printable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(/ ?→ ?/g, ' to ').replace(UNPRINTABLE, '?');
}
