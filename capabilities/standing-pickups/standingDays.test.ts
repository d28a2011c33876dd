import { bookedAt, standingDays } from './standingDays.ts';

const SYDNEY = { state: 'NSW', timeZone: 'Australia/Sydney' } as const;
const FOREVER = { weekdays: [1, 3, 5], until: null } as const;

it('gives the chosen weekdays after a day, up to the last one', () => {
  expect(standingDays(FOREVER, { after: '2026-11-27', state: 'NSW', count: 4 })).toEqual([
    ...['2026-11-30', '2026-12-02', '2026-12-04', '2026-12-07'],
  ]);
  const ending = { ...FOREVER, until: '2026-12-02' };
  expect(standingDays(ending, { after: '2026-11-27', state: 'NSW', count: 4 })).toEqual(['2026-11-30', '2026-12-02']);
  expect(standingDays(ending, { after: '2026-12-02', state: 'NSW', count: 4 })).toEqual([]);
});

it('leaves out public holidays of the state', () => {
  // Christmas Day is a Friday, Boxing Day moves to Monday; the Melbourne Cup is Victoria's alone.
  expect(standingDays(FOREVER, { after: '2026-12-23', state: 'NSW', count: 2 })).toEqual(['2026-12-30', '2027-01-04']);
  const tuesdays = { weekdays: [2], until: null } as const;
  const first = (state: 'NSW' | 'VIC') => standingDays(tuesdays, { after: '2026-10-31', state, count: 1 });
  expect([first('NSW'), first('VIC')]).toEqual([['2026-11-03'], ['2026-11-10']]);
});

it('books at nine in the morning of the business day before, by the clock of the pickup', () => {
  expect(bookedAt('2026-12-03', SYDNEY).toISOString()).toBe('2026-12-01T22:00:00.000Z');
  // Monday's pickup is booked on Friday.
  expect(bookedAt('2026-12-07', SYDNEY).toISOString()).toBe('2026-12-03T22:00:00.000Z');
  expect(bookedAt('2026-12-07', { state: 'WA', timeZone: 'Australia/Perth' }).toISOString()).toBe(
    '2026-12-04T01:00:00.000Z',
  );
});
