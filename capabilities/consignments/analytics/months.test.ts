import { addMonths, lastDayOf } from '@saltbush/freight';
import { halfYearOf, monthEarlier, monthsBetween } from './months.ts';

describe('months', () => {
  it.each([
    ['2026-01', -1, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-06', 0, '2026-06'],
    ['2026-06', -18, '2024-12'],
  ])('%s and %i more is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it.each([
    ['2026-03-31', '2026-02-28'],
    ['2028-03-30', '2028-02-29'],
    ['2026-01-15', '2025-12-15'],
  ])('a month before %s is %s', (date, expected) => {
    expect(monthEarlier(date)).toBe(expected);
  });

  it('knows where months and half-years end', () => {
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(halfYearOf('2026-06')).toEqual({ from: '2026-01', to: '2026-06' });
    expect(halfYearOf('2026-07')).toEqual({ from: '2026-07', to: '2026-12' });
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });
});
