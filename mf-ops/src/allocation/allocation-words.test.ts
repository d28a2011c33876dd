import { timesText } from './allocation-words.ts';

const at = (text: string) => Date.parse(text);

it.each([
  { from: '2026-12-01T07:00+11:00', until: '2026-12-01T09:14+11:00', says: '7:00 AM to 9:14 AM' },
  { from: '2026-12-01T07:00+11:00', until: '2026-12-02T02:44+11:00', says: '7:00 AM to 2:44 AM next day' },
  { from: '2026-12-31T20:00+11:00', until: '2027-01-02T20:30+11:00', says: '8:00 PM to 8:30 PM 2 days later' },
  // A day of 25 hours, when the clocks go back.
  { from: '2027-04-03T23:30+11:00', until: '2027-04-05T00:15+10:00', says: '11:30 PM to 12:15 AM 2 days later' },
])('says when a run ends, on whatever day: $says', ({ from, until, says }) => {
  expect(timesText(at(from), at(until), 'Australia/Sydney')).toBe(says);
});
