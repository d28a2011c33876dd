import { addOpenMinutes, type OfficeHours } from './addOpenMinutes.ts';
import { formatMoment } from './formatMoment.ts';

const OFFICE: OfficeHours = { opens: '06:00', closes: '17:00', timeZone: 'Australia/Sydney', state: 'NSW' };

describe('two open hours from a moment', () => {
  it.each([
    ['a Friday morning', '2026-11-20T09:00:00+11:00', '20 Nov 2026, 11:00 AM AEDT'],
    ['a second past the minute', '2026-11-20T09:00:01+11:00', '20 Nov 2026, 11:01 AM AEDT'],
    ['before opening', '2026-11-20T03:00:00+11:00', '20 Nov 2026, 8:00 AM AEDT'],
    ['two hours before closing', '2026-11-20T15:00:00+11:00', '20 Nov 2026, 5:00 PM AEDT'],
    ['an hour before closing on a Friday', '2026-11-20T16:00:00+11:00', '23 Nov 2026, 7:00 AM AEDT'],
    ['after closing', '2026-11-19T22:00:00+11:00', '20 Nov 2026, 8:00 AM AEDT'],
    ['a Sunday', '2026-11-22T12:00:00+11:00', '23 Nov 2026, 8:00 AM AEDT'],
    ['Christmas Eve, late', '2026-12-24T16:30:00+11:00', '29 Dec 2026, 7:30 AM AEDT'],
    ['the night the clocks change', '2026-10-03T23:00:00+10:00', '6 Oct 2026, 8:00 AM AEDT'],
  ])('%s', (_when, from, expected) => {
    expect(formatMoment(addOpenMinutes(new Date(from), 120, OFFICE), OFFICE.timeZone)).toBe(expected);
  });

  it('may be days away', () => {
    const answer = addOpenMinutes(new Date('2026-11-20T16:00:00+11:00'), 60 + 11 * 60 + 5, OFFICE);
    expect(formatMoment(answer, OFFICE.timeZone)).toBe('24 Nov 2026, 6:05 AM AEDT');
  });

  it('refuses an office that never opens', () => {
    expect(() => addOpenMinutes(0, 1, { ...OFFICE, closes: '06:00' })).toThrow('never opens');
  });
});
