import { marksOf } from './marksOf.ts';

const read = (text: string) => marksOf(text).map(({ kind, text: words }) => [kind, words]);

it('reads bold words and code', () => {
  expect(read('**Keys.** Send `Bearer …`, once.')).toEqual([
    ['strong', 'Keys.'],
    ['plain', ' Send '],
    ['code', 'Bearer …'],
    ['plain', ', once.'],
  ]);
});

it.each(['<b>no markup</b>', 'a ** b', 'an `open one', '[a link](/x)', ''])('leaves %p as text', (text) => {
  expect(
    marksOf(text)
      .map(({ text: words }) => words)
      .join(''),
  ).toBe(text);
  expect(marksOf(text).every(({ kind }) => kind === 'plain')).toBe(true);
});

it('reads a long text of marks in no time', () => {
  const began = performance.now();
  marksOf('**`'.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(1_000);
});
