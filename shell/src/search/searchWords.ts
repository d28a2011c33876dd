import { FEWEST_SEARCH_CHARACTERS } from '@saltbush/contract/search';
import { askedText, type SearchState } from './createSearch.ts';

/** What the search says beside its results. */
export type SearchWords = { status: 'words'; text: string } | { status: 'signed-out' } | null;

const inOneLine = new Intl.ListFormat('en-AU');

/** What there is to say of a search, in plain words; null where the results say it all. */
export function searchWords({ text, groups, isBusy }: SearchState, typed: string, found: number): SearchWords {
  const words = (line: string): SearchWords => ({ status: 'words', text: line });
  const asked = askedText(typed);
  if (asked === '') return null;
  if (asked.length < FEWEST_SEARCH_CHARACTERS) return words('Type at least two characters.');
  if (groups.some(({ answer }) => answer?.status === 'signed-out')) return { status: 'signed-out' };
  if (isBusy) return text === '' ? words('Searching…') : null;
  const failed = groups.filter(({ answer }) => answer?.status === 'failed').map(({ label }) => label);
  if (failed.length > 0 && failed.length === groups.length) {
    return words('The search cannot be reached. Check your connection, then type again.');
  }
  if (failed.length > 0) return words(`${inOneLine.format(failed)} could not be searched just now.`);
  return found > 0 ? null : words(`Nothing fits “${text}”. Try a reference, an order number, a name or a suburb.`);
}

/** The same for people who do not see the list grow. */
export const countText = (found: number): string => {
  if (found === 0) return '';
  return found === 1 ? '1 result' : `${found} results`;
};
