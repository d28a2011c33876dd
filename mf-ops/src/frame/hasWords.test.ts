import { hasWords } from './hasWords.ts';

const TEXT = 'mf-quote 1.5.0 sam Half pallets, first for some';

it.each(['', 'quote', 'QUOTE sam', '1.5.0', ' first  pallets '])('finds the text by "%s"', (search) => {
  expect(hasWords(TEXT, search)).toBe(true);
});

it('finds it by all words only', () => {
  expect(hasWords(TEXT, 'quote kim')).toBe(false);
});
