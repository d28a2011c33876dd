import { needsText } from './needsText.ts';

it.each([
  [{ routes: null, unmet: [] }, 'Not known: it was built before releases said so'],
  [{ routes: [], unmet: [] }, 'Nothing'],
  [{ routes: ['GET /api/a'], unmet: [] }, '1 route, all offered'],
  [{ routes: ['GET /api/a', 'GET /api/b'], unmet: ['b is not offered.'] }, '2 routes, 1 of them not offered'],
])('says of %j: %s', (needs, text) => {
  expect(needsText(needs)).toBe(text);
});
