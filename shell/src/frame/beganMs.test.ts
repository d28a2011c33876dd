import { beganMs } from './beganMs.ts';

function clock(activationStart: number | undefined, hostStart: number | undefined): void {
  performance.getEntriesByType = () => [{ activationStart }] as unknown as PerformanceEntryList;
  performance.getEntriesByName = () =>
    (hostStart === undefined ? [] : [{ startTime: hostStart }]) as unknown as PerformanceEntryList;
}

it.each([
  ['with the page', 0, undefined, 0],
  ['in a browser that makes no page ready ahead', undefined, undefined, 0],
  ['once a page that was made ready ahead is on show', 9000, undefined, 9000],
  ['when a quiet page begins to start its host', 9000, 12_000, 12_000],
])('begins %s', (_when, activationStart, hostStart, expected) => {
  clock(activationStart, hostStart);
  expect(beganMs()).toBe(expected);
});
