import { readCounts } from './readCounts.ts';

it('takes whole numbers, and nothing else', () => {
  const answer = { open: 3, none: 0, below: -1, part: 1.5, text: '4', endless: Number.POSITIVE_INFINITY, list: [1] };
  expect([...readCounts(answer)]).toEqual([
    ['open', 3],
    ['none', 0],
  ]);
});

it.each([null, 7, 'text', [1, 2]])('takes nothing from %j', (answer) => {
  expect(readCounts(answer).size).toBe(0);
});
