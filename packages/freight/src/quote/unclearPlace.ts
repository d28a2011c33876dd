import type { QuoteRefused } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';

/** `A`, `A or B`, `A, B or C`. */
const anyOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Asks which place is meant: a price for a namesake would be a price for the wrong city. */
export function unclearPlace({ choices }: QuoteContext): QuoteRefused | null {
  const open = choices.filter(({ isSettled }) => !isSettled);
  if (open.length === 0) return null;
  const questions = open.map(({ name, candidates }) => `Which ${name} do you mean: ${anyOf(candidates)}?`);
  const places = open.map(({ end, candidates }) => ({ end, candidates }));
  return { status: 'refused', code: 'place-ambiguous', message: questions.join(' '), places };
}
