import { latestQuarter, measuredMonths, percentTicks } from './onTimeFigures.ts';

const months = (...rates: (number | null)[]) =>
  rates.map((onTimePercent, index) => ({ month: `2026-0${index + 1}`, jobs: 1, spendCents: 0, onTimePercent }));

describe('measuredMonths', () => {
  it.each([
    [months(null, null, null, 92, 95, 98), [92, 95, 98]],
    [months(90, null, 92, null), [90, null, 92]],
    [months(null, null), []],
    [[], []],
  ])('leaves out months without a rate at both ends (case %#)', (given, expected) => {
    expect(measuredMonths(given).map(({ onTimePercent }) => onTimePercent)).toEqual(expected);
  });
});

it('draws the last three months that were measured', () => {
  expect(latestQuarter(months(89, 86, 89, 92, 95, 98, null)).map(({ onTimePercent }) => onTimePercent)).toEqual([
    92, 95, 98,
  ]);
});

describe('percentTicks', () => {
  it.each([
    [
      [92, 95, 98],
      [85, 90, 95, 100],
    ],
    [[85], [85, 90, 95, 100]],
    [[], [85, 90, 95, 100]],
    [
      [84, 99],
      [80, 90, 100],
    ],
    [
      [70, 99],
      [60, 70, 80, 90, 100],
    ],
    [[33], [20, 40, 60, 80, 100]],
    [[0], [0, 20, 40, 60, 80, 100]],
  ])('%p: %p', (values, expected) => {
    expect(percentTicks(values)).toEqual(expected);
  });
});
