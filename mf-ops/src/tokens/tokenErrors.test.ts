import { tokenErrors } from './tokenErrors.ts';

const wish = { label: 'mf-quote CI', remote: '', actions: ['publish' as const], days: '30', reason: 'New team' };

it('finds no error in a complete token', () => {
  expect(tokenErrors(wish)).toEqual({});
});

it.each([
  [' ', /^Say who uses it/],
  ['Operator', /stands for the site itself/],
  ["Kim's laptop", /^Use letters/],
  ['-CI', /^Use letters/],
])('does not take the name %p', (label, expected) => {
  expect(tokenErrors({ ...wish, label }).label).toMatch(expected);
});
