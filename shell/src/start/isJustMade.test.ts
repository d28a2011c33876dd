import { jest } from '@jest/globals';
import { isJustMade } from './isJustMade.ts';

function load(entry: object | null, nowMs = 900): boolean {
  Object.assign(performance, { getEntriesByType: () => (entry === null ? [] : [entry]) });
  jest.spyOn(performance, 'now').mockReturnValue(nowMs);
  return isJustMade();
}
const sent = { transferSize: 26_000, deliveryType: '', activationStart: 0, responseStart: 200 };

afterEach(() => jest.restoreAllMocks());

it('is a page that the gateway has sent, or confirmed, a moment ago', () => {
  expect(load(sent)).toBe(true);
  expect(load({ ...sent, transferSize: 300, deliveryType: 'cache' })).toBe(true);
  // Browsers that tell neither.
  expect(load({ transferSize: 26_000, responseStart: 200 })).toBe(true);
});

it.each<[string, object | null, number?]>([
  ['that the browser had kept', { ...sent, transferSize: 0, deliveryType: 'cache' }],
  ['that the browser fetched ahead', { ...sent, deliveryType: 'navigational-prefetch' }],
  ['that the browser made ready ahead', { ...sent, activationStart: 30_000 }],
  ['whose host starts long after it', sent, 60_000],
  ['of which the browser says nothing', null],
])('is no page %s', (_what, entry, nowMs = 900) => {
  expect(load(entry, nowMs)).toBe(false);
});
