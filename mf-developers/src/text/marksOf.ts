/** A piece of a text, with what it is marked as. */
export interface Piece {
  kind: 'plain' | 'strong' | 'code';
  text: string;
  /** Grows along the text, so that no two pieces have the same. */
  at: number;
}

/** Cuts a text at a mark: every second part stood between two of them. A last one without a second is text. */
function partsOf(text: string, mark: string): string[] {
  const parts = text.split(mark);
  return parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join(mark)];
}

/** Reads the two marks of Markdown that descriptions have: `**bold**` and code between backticks. */
export function marksOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (kind: Piece['kind'], words: string, markLength: number) => {
    if (words !== '') pieces.push({ kind, text: words, at });
    at += words.length + markLength;
  };
  for (const [index, part] of partsOf(text, '`').entries()) {
    if (index % 2 === 1) add('code', part, 1);
    else
      for (const [inner, words] of partsOf(part, '**').entries()) add(inner % 2 === 1 ? 'strong' : 'plain', words, 2);
  }
  return pieces;
}
