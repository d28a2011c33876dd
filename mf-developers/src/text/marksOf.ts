/** A piece of a text, with what it is marked as. */
export interface Piece {
  kind: 'plain' | 'strong' | 'code';
  text: string;
  /** Where it begins in the text. */
  at: number;
}

const MARKS = /\*\*([^*]+)\*\*|`([^`]+)`/g;

/** Reads the two marks of Markdown that descriptions have: `**bold**` and code between backticks. */
export function marksOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const plainUntil = (end: number) => {
    if (end > done) pieces.push({ kind: 'plain', text: text.slice(done, end), at: done });
  };
  for (const { 0: match, 1: strong, 2: code = '', index } of text.matchAll(MARKS)) {
    plainUntil(index);
    pieces.push(
      strong === undefined ? { kind: 'code', text: code, at: index } : { kind: 'strong', text: strong, at: index },
    );
    done = index + match.length;
  }
  plainUntil(text.length);
  return pieces;
}
