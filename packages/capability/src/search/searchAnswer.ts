import {
  LONGEST_RESULT_DETAIL,
  LONGEST_RESULT_TITLE,
  MOST_RESULTS,
  type SearchAnswer,
} from '@saltbush/contract/search';

interface Found {
  title: string;
  /** What tells it from others of the kind. Blank parts are left out. */
  facts: readonly string[];
  path: string;
}

const cut = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
};

/** An answer as the host reads it: lengths and number are kept within the contract's limits. */
export const searchAnswer = (found: readonly Found[]): SearchAnswer => ({
  results: found.slice(0, MOST_RESULTS).map(({ title, facts, path }) => ({
    title: cut(title, LONGEST_RESULT_TITLE),
    detail: cut(facts.filter((fact) => fact.trim() !== '').join(' · '), LONGEST_RESULT_DETAIL),
    path,
  })),
});
