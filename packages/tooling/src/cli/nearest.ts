import leven from 'leven';

/** Letters that may be wrong, missing or too many in a word that is mistyped. */
const MOST_MISTAKES = 2;

/** The known word that was probably meant; undefined where none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.min(MOST_MISTAKES, Math.floor(word.length / 2));
  return known
    .map((candidate) => ({ candidate, mistakes: leven(word, candidate) }))
    .filter(({ mistakes }) => mistakes <= limit)
    .sort((one, other) => one.mistakes - other.mistakes)[0]?.candidate;
}
