import fc from 'fast-check';
import { cityByName } from '../places/cityByName.ts';
import { addBusinessDays, isBusinessDay, nextBusinessDay, publicHoliday } from './business-days.ts';
import { checkPickupDate } from './checkPickupDate.ts';
import { formatMoment } from './formatMoment.ts';
import { addDays, daysBetween, formatDate, parseIsoDate, weekdayOf } from './iso-date.ts';
import { localTime } from './localTime.ts';
import { NATIONAL_HOLIDAYS, STATE_HOLIDAYS } from './public-holidays.data.ts';
import { formatTimeOfDay, parseTimeOfDay } from './time-of-day.ts';

const STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const;

/** Anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

describe('localTime', () => {
  it.each([
    ['2026-11-20T04:29:59Z', 'Australia/Sydney', '2026-11-20', 929, 'AEDT'],
    ['2026-11-20T04:30:00Z', 'Australia/Brisbane', '2026-11-20', 870, 'AEST'],
    ['2026-11-20T04:30:00Z', 'Australia/Adelaide', '2026-11-20', 900, 'ACDT'],
    ['2026-11-20T04:30:00Z', 'Australia/Darwin', '2026-11-20', 840, 'ACST'],
    ['2026-11-20T16:30:00Z', 'Australia/Perth', '2026-11-21', 30, 'AWST'],
    // Daylight saving begins on 4 October 2026 at 2:00 and ends on 5 April 2026 at 3:00.
    ['2026-10-03T15:59:00Z', 'Australia/Sydney', '2026-10-04', 119, 'AEST'],
    ['2026-10-03T16:00:00Z', 'Australia/Sydney', '2026-10-04', 180, 'AEDT'],
    ['2026-04-04T15:59:00Z', 'Australia/Hobart', '2026-04-05', 179, 'AEDT'],
    ['2026-04-04T16:00:00Z', 'Australia/Hobart', '2026-04-05', 120, 'AEST'],
  ])('reads %s in %s', (instant, timeZone, date, minuteOfDay, zoneAbbreviation) => {
    expect(localTime(new Date(instant), timeZone)).toEqual({ date, minuteOfDay, zoneAbbreviation });
    expect(localTime(Date.parse(instant), timeZone)).toEqual({ date, minuteOfDay, zoneAbbreviation });
  });
});

it('writes a moment as the clocks of a zone show it', () => {
  expect(formatMoment(Date.parse('2026-11-20T03:05:00Z'), 'Australia/Sydney')).toBe('20 Nov 2026, 2:05 PM AEDT');
});

describe('dates and times of day', () => {
  it('writes and reads dates', () => {
    expect(formatDate('2026-12-09')).toBe('9 Dec 2026');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-03-01', '2027-03-01')).toBe(365);
    expect(daysBetween('2026-12-01', '2026-11-30')).toBe(-1);
    expect(parseIsoDate(' 2028-02-29 ')).toBe('2028-02-29');
    expect(parseIsoDate('2026-02-29')).toBeNull();
    expect(parseIsoDate('29/02/2028')).toBeNull();
  });

  it('reads no date so late that there is no next business day', () => {
    expect(parseIsoDate('9999-12-31')).toBeNull();
    expect(parseIsoDate('9999-01-01')).toBeNull();
    expect(parseIsoDate('9998-12-31')).toBe('9998-12-31');
    expect(addBusinessDays('9998-12-31', 10, 'NSW')).toMatch(/^9999-01-\d\d$/);
  });

  it.each([
    [0, '12:00 AM'],
    [600, '10:00 AM'],
    [720, '12:00 PM'],
    [930, '3:30 PM'],
    [1080, '6:00 PM'],
  ])('writes minute %i as %s', (minute, text) => {
    expect(formatTimeOfDay(minute)).toBe(text);
  });

  it('reads times of day', () => {
    expect([parseTimeOfDay('9:05'), parseTimeOfDay('15:30'), parseTimeOfDay('24:00'), parseTimeOfDay('x')]).toEqual([
      545,
      930,
      null,
      null,
    ]);
  });
});

describe('business days', () => {
  it.each([2026, 2027, 2028])('has the Easter of %i', (year) => {
    const sunday = easterSunday(year);
    for (const state of STATES) {
      expect(publicHoliday(addDays(sunday, -2), state)?.name).toBe('Good Friday');
      expect(publicHoliday(addDays(sunday, 1), state)?.name).toBe('Easter Monday');
    }
  });

  it.each([
    ['2026-01-26', 'NSW', false],
    ['2026-04-27', 'NSW', false],
    ['2026-04-27', 'VIC', true],
    ['2027-04-26', 'QLD', false],
    ['2027-04-26', 'TAS', true],
    ['2026-11-03', 'VIC', false],
    ['2026-11-03', 'NSW', true],
    ['2026-06-08', 'NSW', false],
    ['2026-10-05', 'QLD', false],
    ['2026-09-28', 'WA', false],
    ['2026-06-01', 'ACT', false],
    ['2026-08-03', 'NT', false],
    ['2026-12-28', 'SA', false],
    ['2028-01-03', 'NSW', false],
    ['2026-11-20', 'NSW', true],
    ['2026-11-21', 'NSW', false],
  ] as const)('%s in %s: %s', (date, state, expected) => {
    expect(isBusinessDay(date, state)).toBe(expected);
  });

  it('keeps only weekdays in the tables, each once per state', () => {
    for (const state of STATES) {
      const dates = [...NATIONAL_HOLIDAYS, ...STATE_HOLIDAYS[state]].map(({ date }) => date);
      expect(new Set(dates).size).toBe(dates.length);
      expect(dates.every((date) => weekdayOf(date) >= 1 && weekdayOf(date) <= 5)).toBe(true);
    }
  });

  it('counts over weekends and holidays', () => {
    expect(nextBusinessDay('2026-11-20', 'NSW')).toBe('2026-11-23');
    expect(nextBusinessDay('2026-12-24', 'NSW')).toBe('2026-12-29');
    expect(addBusinessDays('2026-11-20', 5, 'WA')).toBe('2026-11-27');
    expect(addBusinessDays('2026-11-20', 0, 'WA')).toBe('2026-11-20');
  });
});

describe('checkPickupDate', () => {
  const sydney = cityByName('Sydney');
  // 11:30 PM on the 19th in Sydney, still the 19th in Perth.
  const now = new Date('2026-11-19T12:30:00Z');

  it.each([
    ['', { status: 'today', date: '2026-11-19' }],
    ['2026-11-19', { status: 'today', date: '2026-11-19' }],
    ['2026-11-20', { status: 'later', date: '2026-11-20' }],
  ])('reads %j', (text, expected) => {
    expect(checkPickupDate(text, sydney, now)).toEqual(expected);
  });

  it('refuses the past, on the pickup city’s calendar', () => {
    const afterMidnightInSydney = new Date('2026-11-19T13:30:00Z');
    expect(checkPickupDate('2026-11-19', sydney, afterMidnightInSydney)).toMatchObject({ code: 'pickup-date-past' });
    expect(checkPickupDate('2026-11-19', cityByName('Perth'), afterMidnightInSydney)).toMatchObject({
      status: 'today',
    });
  });

  it('answers any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof checkPickupDate(text, sydney, now).status === 'string'));
    expect(checkPickupDate('tomorrow', sydney, now)).toMatchObject({ code: 'pickup-date-invalid' });
  });
});
