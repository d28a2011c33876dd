import { typedCents } from './typedCents.ts';

it.each([
  ['646.12', 64_612],
  ['646.1', 64_610],
  ['$1,646', 164_600],
  ['-12.05', -1_205],
  [' 0.01 ', 1],
])('%s is %d cents', (typed, cents) => expect(typedCents(typed)).toBe(cents));

it.each(['', '12.345', '1e3', '--1', 'ten', '12 34'])('%j is no amount', (typed) => {
  expect(typedCents(typed)).toBeNaN();
});
