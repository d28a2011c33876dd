import barcodes from 'bwip-js/node';

/** Bars and spaces in turn, beginning with a bar, in modules. */
export type Bars = readonly number[];

/** Dark squares of a square symbol, row by row. */
export interface Squares {
  size: number;
  isDark: (row: number, column: number) => boolean;
}

function symbolOf(options: { bcid: string; text: string; eclevel?: string }) {
  const [symbol] = barcodes.raw(options);
  return symbol;
}

/** A GS1-128 symbol of a text with its application identifiers, such as `(00)095212340000000013`. */
export function gs1Bars(text: string): Bars {
  const symbol = symbolOf({ bcid: 'gs1-128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`${text} has no bars.`);
  return symbol.sbs;
}

/** A QR code that can still be read where a seventh of it is gone. */
export function qrSquares(text: string): Squares {
  const symbol = symbolOf({ bcid: 'qrcode', text, eclevel: 'M' });
  if (!symbol || !('pixs' in symbol)) throw new Error(`${text} has no squares.`);
  const { pixs, pixx: size } = symbol;
  return { size, isDark: (row, column) => pixs[row * size + column] === 1 };
}
