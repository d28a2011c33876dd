/**
 * Cuts items into pieces of at most `most` items and at most `mostLength` characters of JSON each, in their order. An
 * item that is longer than a piece is a piece by itself.
 */
export function cutPieces<Item>(items: readonly Item[], most: number, mostLength: number): Item[][] {
  const pieces: Item[][] = [];
  let piece: Item[] = [];
  // The brackets around them, and a comma behind each.
  let length = 2;
  for (const item of items) {
    const itemLength = JSON.stringify(item).length + 1;
    if (piece.length > 0 && (piece.length >= most || length + itemLength > mostLength)) {
      pieces.push(piece);
      piece = [];
      length = 2;
    }
    piece.push(item);
    length += itemLength;
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}
