import { standing } from './standing.ts';

it.each([
  ['^19.2.0', '19.2.4', 'same'],
  ['^19.1.0', '19.2.4', 'older'],
  ['~19.3.0', '19.2.4', 'newer'],
  ['>=18.3.1 <19', '19.2.4', 'other-major'],
  ['1.4.0', '1.4.9', 'same'],
  ['*', '19.2.4', null],
  ['^19.2.0', '', null],
])('puts %s beside %s as %s', (range, provided, stands) => {
  expect(standing(range, provided)).toBe(stands);
});
