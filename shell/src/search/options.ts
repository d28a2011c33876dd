import type { SearchResult } from '@saltbush/contract/search';
import type { SearchGroup } from './createSearch.ts';

/** A result in its place in the list. */
export interface SearchOption extends SearchResult {
  /** Tells it from the others, also after the list has changed. */
  key: string;
}

export interface OptionGroup {
  label: string;
  options: readonly SearchOption[];
}

/** The groups that have something to choose. Results that lead to no page of this visitor are left out. */
export function optionGroups(groups: readonly SearchGroup[], hasPage: (path: string) => boolean): OptionGroup[] {
  return groups.flatMap(({ label, answer }) => {
    if (answer?.status !== 'found') return [];
    const options = answer.results
      .filter(({ path }) => hasPage(path))
      .map((result) => ({ ...result, key: `${label} ${result.title} ${result.path}` }));
    return options.length > 0 ? [{ label, options }] : [];
  });
}

/** The option that Enter opens: the chosen one as long as it is there, or else the first. */
export function activeOption(groups: readonly OptionGroup[], chosen: string | null): SearchOption | null {
  const options = groups.flatMap((group) => group.options);
  return options.find(({ key }) => key === chosen) ?? options[0] ?? null;
}

/** The option `step` places on, around the ends of the list. */
export function neighbour(
  groups: readonly OptionGroup[],
  active: SearchOption | null,
  step: 1 | -1,
): SearchOption | null {
  const options = groups.flatMap((group) => group.options);
  const place = options.findIndex(({ key }) => key === active?.key);
  return options.at((place + step) % Math.max(options.length, 1)) ?? null;
}
