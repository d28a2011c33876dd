import type { PaperKind } from '../api/packages.ts';
import { LABELS_A_PIECE, NOTES_A_PIECE, type PaperPart, type PapersPlan } from '../api/papers.ts';

/** A consignment, with as many packages as it has labels. */
export interface PaperSet {
  reference: string;
  packages: number;
}

type Piece = PapersPlan['pieces'][number];

function cutNotes(sets: readonly PaperSet[]): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < sets.length; start += NOTES_A_PIECE) {
    const some = sets.slice(start, start + NOTES_A_PIECE);
    pieces.push({ count: some.length, parts: some.map((set) => ({ ...set, from: 1, to: set.packages })) });
  }
  return pieces;
}

/** Each piece but the last has as many labels as one may have, so that sheets of four go on from one to the next. */
function cutLabels(sets: readonly PaperSet[]): Piece[] {
  const pieces: Piece[] = [];
  let parts: PaperPart[] = [];
  let count = 0;
  const finish = () => {
    if (count > 0) pieces.push({ count, parts });
    [parts, count] = [[], 0];
  };
  for (const { reference, packages } of sets) {
    for (let from = 1; from <= packages; ) {
      const to = Math.min(packages, from + LABELS_A_PIECE - count - 1);
      parts.push({ reference, packages, from, to });
      count += to - from + 1;
      from = to + 1;
      if (count === LABELS_A_PIECE) finish();
    }
  }
  finish();
  return pieces;
}

/** Cuts the papers of consignments into pieces, each the work of one request. */
export const cutPapers = (sets: readonly PaperSet[], paper: PaperKind): Piece[] =>
  paper === 'notes' ? cutNotes(sets) : cutLabels(sets);
