import { stepTicks } from './stepTicks.ts';

it.each([
  [4, 800, [1, 2, 3, 4]],
  [8, 320, [1, 3, 5, 7]],
  [96, 300, [1, 33, 65]],
  [1, 40, [1]],
  [0, 300, []],
])('%p steps in %p px are named at %p', (steps, roomPx, expected) => {
  expect(stepTicks(steps, roomPx)).toEqual(expected);
});
