import { isRailNarrow } from './isRailNarrow.ts';

it.each([
  ['rail=narrow', true],
  ['visitor=abc; rail=narrow; saltbush=def', true],
  ['rail=wide', false],
  ['guardrail=narrow', false],
  [undefined, false],
])('reads from the cookies %j that the rail is narrow: %j', (cookie, expected) => {
  expect(isRailNarrow({ headers: cookie === undefined ? {} : { cookie } })).toBe(expected);
});
