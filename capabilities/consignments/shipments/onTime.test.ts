import { onTime } from './onTime.ts';

describe('onTime', () => {
  it.each([
    ['2026-11-20', '2026-11-19', true],
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-20', '2026-11-21', false],
    ['2026-12-31', '2027-01-01', false],
    ['2026-11-20', null, null],
    [null, '2026-11-20', null],
    [null, null, null],
  ])('of %s, delivered %s, is %s', (promised, delivered, expected) => {
    expect(onTime(promised, delivered)).toBe(expected);
  });
});
