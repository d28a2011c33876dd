import { readShare } from './readShare.ts';
import { shareText } from './shareText.ts';

it.each([
  ['5', 5],
  ['100', 100],
  ['', null],
  ['0', null],
  ['101', null],
  ['2.5', null],
  ['x', null],
])('%p is a share of %p', (typed, expected) => {
  expect(readShare(typed)).toBe(expected);
});

it.each([
  [1, '1%, about 1 visitor in 100'],
  [5, '5%, about 1 visitor in 20'],
  [50, '50%, about 1 visitor in 2'],
  [75, '75%, more than half of all visitors'],
  [100, 'Everybody'],
])('%p percent reads %p', (percent, expected) => {
  expect(shareText(percent)).toBe(expected);
});
