import type { Failure } from '@saltbush/contract/release-api';
import { createNews } from './errors.ts';
import { failureLines } from './failureLines.ts';

const FAILURE: Failure = {
  ...{ id: 'a1', side: 'browser', remote: 'mf-quote', error: 'TypeError', message: 'x is not a function' },
  ...{ source: 'mf-quote/src/quote/QuoteForm.tsx', inFunction: 'QuoteForm', visits: 2 },
  frames: [
    {
      ...{ source: 'mf-quote/src/quote/QuoteForm.tsx', line: 7, column: 3, inFunction: 'QuoteForm' },
      lines: [
        { number: 6, text: 'const x = 1;' },
        { number: 7, text: '\u001b[31mx();' },
      ],
    },
  ],
  ...{ firstAt: '2026-11-20T01:00:00.000Z', lastAt: '2026-11-20T02:00:00.000Z', browsers: { Firefox: 2 } },
  releases: [
    {
      ...{ version: '1.4.0', visits: 2, firstAt: '2026-11-20T01:00:00.000Z', lastAt: '2026-11-20T02:00:00.000Z' },
      activated: { actor: 'Quote CI', at: '2026-11-20T00:00:00.000Z', reason: 'Per pallet' },
    },
  ],
};

it('prints the line of the source, the release since when, and who shipped it, and moves no cursor', () => {
  const text = failureLines(FAILURE);
  expect(text).toContain('mf-quote in browsers: TypeError: x is not a function');
  expect(text).toContain('mf-quote/src/quote/QuoteForm.tsx:7:3 QuoteForm');
  expect(text).toContain('>     7  [31mx();');
  expect(text).toContain('since 1.4.0, shipped by Quote CI');
  expect(text).toContain('Firefox 2');
  expect(text).not.toContain('\u001b');
});

it('tells while it follows what is new or was met again, and nothing twice', () => {
  const newsOf = createNews([FAILURE]);
  expect(newsOf([FAILURE])).toEqual([]);
  const other = { ...FAILURE, id: 'b2' };
  expect(newsOf([{ ...FAILURE, visits: 3 }, other]).map(({ id }) => id)).toEqual(['b2', 'a1']);
  expect(newsOf([{ ...FAILURE, visits: 3 }, other])).toEqual([]);
});
