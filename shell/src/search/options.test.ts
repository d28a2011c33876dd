import type { SearchGroup } from './createSearch.ts';
import { activeOption, neighbour, optionGroups } from './options.ts';

const result = (title: string) => ({ title, detail: '', path: `/${title}` });
const found = (label: string, ...titles: string[]): SearchGroup => ({
  label,
  answer: { status: 'found', results: titles.map(result) },
});
const groupsOf = (...groups: SearchGroup[]) => optionGroups(groups, () => true);

describe('options of a search', () => {
  it('are what sources found, without sources that found nothing', () => {
    const groups = groupsOf(found('A', 'a'), { label: 'B', answer: null }, found('C'), found('D', 'd'));
    expect(groups.map(({ label }) => label)).toEqual(['A', 'D']);
  });

  it('keep the chosen one when a slower source puts others above it', () => {
    const before = groupsOf({ label: 'A', answer: null }, found('B', 'b', 'c'));
    const chosen = neighbour(before, activeOption(before, null), 1)?.key ?? null;
    expect(activeOption(groupsOf(found('A', 'a'), found('B', 'b', 'c')), chosen)?.title).toBe('c');
  });

  it('begin with the first, also once the chosen one is gone', () => {
    expect(activeOption(groupsOf(found('A', 'a')), 'A gone /gone')?.title).toBe('a');
    expect(activeOption([], null)).toBeNull();
    expect(neighbour([], null, 1)).toBeNull();
    expect(neighbour([], null, -1)).toBeNull();
  });
});
