import { dayText, nextDaysText, pickupName, ruleText, weekdaysText } from './standing-words.ts';
import type { Weekday } from './weekdays.data.ts';

it.each<[Weekday[], string]>([
  [[1, 3, 5], 'Mon, Wed, Fri'],
  [[5, 1], 'Mon, Fri'],
  [[1, 2, 3, 4, 5], 'Every weekday'],
])('names the weekdays %j: %s', (weekdays, text) => {
  expect(weekdaysText(weekdays)).toBe(text);
});

it('says days, time and last day, and leaves out what is not set', () => {
  expect(ruleText({ weekdays: [2], pickupTime: '15:30', until: '2027-06-30' })).toBe(
    'Tue at 3:30 PM, until 30 Jun 2027',
  );
  expect(ruleText({ weekdays: [2], pickupTime: '', until: null })).toBe('Tue');
});

it('names a day with its weekday', () => {
  expect(dayText('2026-12-03')).toBe('Thu 3 Dec 2026');
});

it('names the place where the business is not known', () => {
  expect(pickupName({ sender: '', receiver: 'Lee Co', from: 'Sydney', to: 'Melbourne' })).toBe('Sydney to Lee Co');
});

describe('the next days', () => {
  const NEXT = { nextDays: ['2026-12-03', '2026-12-07'], nextBookedAt: '2026-12-01T22:00:00.000Z', needsTerms: false };

  it('are named with the day on which the first is booked', () => {
    expect(nextDaysText(NEXT)).toBe('Thu 3 Dec (booked Wed 2 Dec, 9:00 AM), Mon 7 Dec');
  });

  it.each([
    ['Sydney in summer', '2026-12-01T22:00:00.000Z'],
    ['Brisbane', '2026-12-01T23:00:00.000Z'],
    ['Adelaide in winter', '2026-12-01T23:30:00.000Z'],
    ['Perth', '2026-12-02T01:00:00.000Z'],
  ])('are booked on the same day of the calendar in %s', (_city, nextBookedAt) => {
    expect(nextDaysText({ ...NEXT, nextBookedAt })).toContain('booked Wed 2 Dec, 9:00 AM');
  });

  it('do not promise a booking while the terms are not accepted', () => {
    expect(nextDaysText({ ...NEXT, needsTerms: true })).toBe('Thu 3 Dec, Mon 7 Dec');
  });

  it('are nothing when there are none', () => {
    expect(nextDaysText({ nextDays: [], nextBookedAt: null, needsTerms: false })).toBeNull();
  });

  it('are five at most', () => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08'];
    expect(nextDaysText({ ...NEXT, nextDays: days })).toMatch(/Mon 7 Dec$/);
  });
});
