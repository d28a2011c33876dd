const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest === 0 ? '' : letters(rest - 1)) + LETTERS.charAt(index % LETTERS.length);
}

/**
 * A short class name for each of these, none of them taken. They begin with `_`, since filters against advertising hide
 * what is called `ad`.
 */
export function shortNames(names: Iterable<string>, taken: ReadonlySet<string>): Map<string, string> {
  const short = new Map<string, string>();
  let index = 0;
  for (const name of names) {
    if (short.has(name)) continue;
    while (taken.has(`_${letters(index)}`)) index += 1;
    short.set(name, `_${letters(index)}`);
    index += 1;
  }
  return short;
}
