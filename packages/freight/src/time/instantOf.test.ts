import fc from 'fast-check';
import { CITIES } from '../places/cities.data.ts';
import { clockCity } from '../places/clockCity.ts';
import { resolvePlace } from '../places/resolvePlace.ts';
import { instantOf } from './instantOf.ts';
import { localTime } from './localTime.ts';

describe('instantOf', () => {
  it.each([
    ['2026-11-20', 930, 'Australia/Sydney', '2026-11-20T04:30:00.000Z'],
    ['2026-11-20', 930, 'Australia/Brisbane', '2026-11-20T05:30:00.000Z'],
    ['2026-07-20', 930, 'Australia/Sydney', '2026-07-20T05:30:00.000Z'],
    ['2026-11-20', 0, 'Australia/Perth', '2026-11-19T16:00:00.000Z'],
    ['2026-11-20', 600, 'Australia/Adelaide', '2026-11-19T23:30:00.000Z'],
    // Clocks go from 2:00 to 3:00 on 4 October 2026, and from 3:00 back to 2:00 on 5 April 2026.
    ['2026-10-04', 119, 'Australia/Sydney', '2026-10-03T15:59:00.000Z'],
    ['2026-10-04', 180, 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
    ['2026-10-04', 150, 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
    ['2026-04-05', 150, 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
    ['2026-04-05', 180, 'Australia/Sydney', '2026-04-04T17:00:00.000Z'],
  ])('finds %s, minute %i, in %s', (date, minute, timeZone, expected) => {
    expect(new Date(instantOf(date, minute, timeZone)).toISOString()).toBe(expected);
  });

  it('undoes localTime', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2028-12-31') / 60_000 });
    fc.assert(
      fc.property(moments, fc.constantFrom(...CITIES), (minutes, { timeZone }) => {
        const { date, minuteOfDay } = localTime(minutes * 60_000, timeZone);
        const found = instantOf(date, minuteOfDay, timeZone);
        // An hour that is shown twice has two moments.
        expect([0, 60]).toContain(minutes - found / 60_000);
        expect(localTime(found, timeZone)).toMatchObject({ date, minuteOfDay });
      }),
    );
  });
});

describe('clockCity', () => {
  it.each([
    ['Newtown', 'Sydney'],
    ['Perth WA 6000', 'Perth'],
    ['Gold Coast', 'Brisbane'],
    ['Geelong', 'Melbourne'],
    ['Kalgoorlie WA', 'Perth'],
    ['somewhere', 'Sydney'],
    ['', 'Sydney'],
  ])('of %j is %s', (text, name) => {
    expect(clockCity(resolvePlace(text)).name).toBe(name);
  });
});
