/** Bars and spaces in turn, beginning with a bar, in modules. */
export type Bars = readonly number[];

/** Dark squares of a square symbol, row by row. */
export interface Squares {
  size: number;
  isDark: (row: number, column: number) => boolean;
}

/** The library's tables are large, and few processes need them. */
async function symbolOf(options: { bcid: string; text: string; eclevel?: string }) {
  // The export that is called `raw` by itself is something else, in spite of its type.
  const { default: barcodes } = await import('bwip-js/node');
  const [symbol] = barcodes.raw(options);
  return symbol;
}

/** A GS1-128 symbol of a text with its application identifiers, such as `(00)095212340000000013`. */
export async function gs1Bars(text: string): Promise<Bars> {
  const symbol = await symbolOf({ bcid: 'gs1-128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`${text} has no bars.`);
  return symbol.sbs;
}

/** A QR code that can still be read where a seventh of it is gone. */
export async function qrSquares(text: string): Promise<Squares> {
  const symbol = await symbolOf({ bcid: 'qrcode', text, eclevel: 'M' });
  if (!symbol || !('pixs' in symbol)) throw new Error(`${text} has no squares.`);
  const { pixs, pixx: size } = symbol;
  return { size, isDark: (row, column) => pixs[row * size + column] === 1 };
}
