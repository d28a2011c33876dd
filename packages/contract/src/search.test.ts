import { LONGEST_RESULT_DETAIL, LONGEST_RESULT_TITLE, MOST_RESULTS, readSearchAnswer } from './search.ts';

const result = { title: 'SH-2026-0001', detail: 'Sydney to Melbourne', path: '/dashboard/shipments/SH-2026-0001' };

describe('an answer of a source of search', () => {
  it('is read without the fields that the host does not know', () => {
    expect(readSearchAnswer({ results: [{ ...result, html: '<b>' }], took: 3 })).toEqual([result]);
    expect(readSearchAnswer({ results: [{ ...result, detail: '' }] })).toHaveLength(1);
    expect(readSearchAnswer({ results: [] })).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'results'],
    ['a list', [result]],
    ['no list', { results: { 0: result } }],
    ['too many results', { results: Array.from({ length: MOST_RESULTS + 1 }, () => result) }],
    ['a result that is none', { results: [result, null] }],
    ['a title that nobody sees', { results: [{ ...result, title: '  ' }] }],
    ['a title that is too long', { results: [{ ...result, title: 'x'.repeat(LONGEST_RESULT_TITLE + 1) }] }],
    ['a title that is a number', { results: [{ ...result, title: 7 }] }],
    ['no detail', { results: [{ title: 'a', path: '/a' }] }],
    ['a detail that is too long', { results: [{ ...result, detail: 'x'.repeat(LONGEST_RESULT_DETAIL + 1) }] }],
  ])('is refused where it holds %s', (_what, json) => {
    expect(readSearchAnswer(json)).toBeNull();
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/a b',
    '/a\n',
    '/\t/elsewhere.example',
  ])('is refused where a result leads to %j', (path) => {
    expect(readSearchAnswer({ results: [{ ...result, path }] })).toBeNull();
  });
});
