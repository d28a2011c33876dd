import { clockTimeAt } from './clockTimeAt.ts';

describe('clockTimeAt', () => {
  it.each([
    ['15:30', 'Newtown', '2026-11-20', '3:30 PM AEDT'],
    ['15:30', 'Newtown', '2026-07-17', '3:30 PM AEST'],
    ['15:30', 'Brisbane', '2026-11-20', '3:30 PM AEST'],
    ['07:05', 'Perth', '2026-11-20', '7:05 AM AWST'],
    ['07:05', 'Perth', null, '7:05 AM, Perth time'],
    ['07:05', 'nowhere we know', null, '7:05 AM, Sydney time'],
    ['soon', 'Sydney', null, 'soon'],
  ])('says %s in %s on %s as %s', (time, place, date, text) => {
    expect(clockTimeAt(time, place, date)).toBe(text);
  });
});
