import { keyInExamples } from './key-context.ts';
import { testKey } from './testKey.ts';

const KEY = 'sk_test_0123456789abcdefghij-_';

it('takes a test key, with the blanks that copying brings', () => {
  expect(testKey(` ${KEY}\n`)).toEqual({ status: 'ready', key: KEY });
  expect(testKey('  ')).toEqual({ status: 'none' });
});

it.each([
  ['sk_live_0123456789abcdefghijkl', /live key.*sent nowhere/],
  ['sk_test_short', /Copy it whole/],
  ['Bearer sk_test_0123456789abcdefghij-_', /begins with sk_test_/],
])('refuses %p', (pasted, reason) => {
  const read = testKey(pasted);
  expect(read).toMatchObject({ status: 'refused', reason: expect.stringMatching(reason) });
  expect(keyInExamples(read)).toBe('sk_test_YOUR_KEY');
});
