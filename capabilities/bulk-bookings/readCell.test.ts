import { readDay, readNumber, readTime } from './readCell.ts';

it.each([
  ['2026-11-27', '2026-11-27'],
  [' 27/11/2026 ', '2026-11-27'],
  ['7/1/27', '2027-01-07'],
  ['27.11.2026', '2026-11-27'],
  // The 13th month, and a day that no February has.
  ['11/27/2026', null],
  ['30/02/2027', null],
  ['Friday', null],
  ['', null],
])('reads the day %p as %p', (cell, day) => expect(readDay(cell)).toBe(day));

it.each([
  ['15:30', '15:30'],
  ['7:05', '07:05'],
  ['15:30:00', '15:30'],
  ['3:30 PM', '15:30'],
  ['12:15 am', '00:15'],
  ['12 p.m.', '12:00'],
  ['7am', '07:00'],
  ['', ''],
  ['13:00 PM', null],
  ['25:00', null],
  ['noon', null],
])('reads the time %p as %p', (cell, time) => expect(readTime(cell)).toBe(time));

it.each([
  ['1,800', '1800'],
  ['120.5', '120.5'],
  ['', ''],
  ['1,80', null],
  ['-5', null],
  ['1e3', null],
  ['9999999', null],
])('reads the number %p as %p', (cell, number) => expect(readNumber(cell)).toBe(number));
