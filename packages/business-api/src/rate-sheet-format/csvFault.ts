import { RATE_SHEET_TOO_LONG } from './rate-sheet-rules.ts';

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const SPACE = 0x20;

/** Twice the most rows of a sheet, because blank lines count here and are dropped later. */
const MOST_LINES = 400_000;
const MOST_CELLS_PER_LINE = 200;
const LONGEST_CELL = 5_000;
const LONGEST_LINE = 20_000;

/** As the parser says it, and where: rows count as in a spreadsheet, whatever line breaks stand within their cells. */
const unterminated = (row: number): string =>
  `Quoted field unterminated: a quotation mark in row ${row} is never closed`;

/**
 * Why a text must not reach the CSV parser, or null. The parser takes quadratic time over quotes that never close and
 * over endless cells and lines. `text` has line feeds for line breaks; each character is read once.
 */
export function csvFault(text: string, delimiter = ','): string | null {
  const delimiterCode = delimiter.charCodeAt(0);
  let lines = 1;
  let cells = 1;
  let cellStart = 0;
  let lineStart = 0;
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';

  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (at - lineStart > LONGEST_LINE) return `Line ${lines} is longer than ${LONGEST_LINE} characters`;
    if (at - cellStart > LONGEST_CELL) {
      return state === 'quoted'
        ? unterminated(lines)
        : `A cell of line ${lines} is longer than ${LONGEST_CELL} characters`;
    }
    if (state === 'quoted') {
      if (code === QUOTE) {
        if (text.charCodeAt(at + 1) === QUOTE) at += 1;
        else state = 'closed';
      }
    } else if (code === delimiterCode || code === LINE_FEED) {
      cells += 1;
      cellStart = at + 1;
      state = 'start';
      if (code === LINE_FEED) {
        lines += 1;
        cells = 1;
        lineStart = at + 1;
      }
      if (cells > MOST_CELLS_PER_LINE) return `Line ${lines} has more than ${MOST_CELLS_PER_LINE} cells`;
      if (lines > MOST_LINES) return RATE_SHEET_TOO_LONG;
    } else if (state === 'closed') {
      if (code !== SPACE) return `Trailing quote on quoted field is malformed, in row ${lines}`;
    } else {
      state = state === 'start' && code === QUOTE ? 'quoted' : 'plain';
    }
  }
  return state === 'quoted' ? unterminated(lines) : null;
}
