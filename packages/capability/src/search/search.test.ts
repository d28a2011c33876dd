import { LONGEST_RESULT_DETAIL, LONGEST_RESULT_TITLE, MOST_RESULTS, readSearchAnswer } from '@saltbush/contract/search';
import { asReference, mayBegin } from './matches.ts';
import { searchQuerySchema } from './search-query.ts';
import { searchAnswer } from './searchAnswer.ts';

describe('what was typed', () => {
  it.each([
    ['SH-2026-0001', 'sh-2026-0001'],
    [' sh 2026  0001 ', 'sh-2026-0001'],
    ['sh - 2026', 'sh-2026'],
  ])('is a reference: %s', (typed, reference) => {
    expect(asReference(typed)).toBe(reference);
  });

  it('may begin a reference of a series as long as it fits', () => {
    const typed = ['S', 'sh', 'sh-', 'SH-2026-1', 'sh 2026'];
    expect(typed.filter((text) => mayBegin(text, 'SH'))).toEqual(typed);
    expect(['sx', 'shx', 'inv', '2026'].filter((text) => mayBegin(text, 'SH'))).toEqual([]);
  });

  it('is one line of 2 to 100 characters', () => {
    const isFine = (q: unknown) => searchQuerySchema.isValidSync({ q }, { strict: true });
    expect(['ab', ' ab ', 'x'.repeat(100), '%_'].filter(isFine)).toHaveLength(4);
    expect(['', 'a', ' a ', 'x'.repeat(101), 'a\nb', 'a\u0000', 'a\u200bb', 7, null, ['ab']].filter(isFine)).toEqual(
      [],
    );
  });
});

describe('an answer', () => {
  it('is one that the host reads, whatever was found', () => {
    const found = {
      title: `  ${'t\n'.repeat(200)}`,
      facts: ['', ' ', 'a', 'd'.repeat(300)],
      path: '/ops/clients/CL-2026-00001',
    };
    const answer = searchAnswer(Array.from({ length: 20 }, () => found));
    expect(readSearchAnswer(answer)).toHaveLength(MOST_RESULTS);
    const [first] = answer.results;
    expect(first?.title).toHaveLength(LONGEST_RESULT_TITLE);
    expect(first?.detail).toHaveLength(LONGEST_RESULT_DETAIL);
    expect(first?.detail.startsWith('a · ddd')).toBe(true);
  });
});
