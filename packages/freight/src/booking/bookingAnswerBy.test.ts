import type { Service } from '../quote/quote-request.ts';
import type { OfficeHours } from '../time/addOpenMinutes.ts';
import { formatMoment } from '../time/formatMoment.ts';
import { bookingAnswerBy } from './bookingAnswerBy.ts';

const OFFICE: OfficeHours = { opens: '06:00', closes: '17:00', timeZone: 'Australia/Sydney', state: 'NSW' };

it.each<[string, Service | null, string, string, string]>([
  ['linehaul', 'LTL', '2026-11-20', '2026-11-20T16:00:00+11:00', '23 Nov 2026, 7:00 AM AEDT'],
  ['a price by distance', null, '2026-11-20', '2026-11-20T09:00:00+11:00', '20 Nov 2026, 11:00 AM AEDT'],
  ['a pickup on the same day', 'METRO_VIP', '2026-11-20', '2026-11-20T09:00:00+11:00', '20 Nov 2026, 9:30 AM AEDT'],
  ['the last of the day', 'METRO_EXPRESS', '2026-11-20', '2026-11-20T17:59:00+11:00', '20 Nov 2026, 6:29 PM AEDT'],
  ['a request in the night', 'METRO_HOURLY', '2026-11-20', '2026-11-20T03:00:00+11:00', '20 Nov 2026, 6:30 AM AEDT'],
  ['a request on a later day', 'METRO_VIP', '2026-11-23', '2026-11-20T16:00:00+11:00', '23 Nov 2026, 7:00 AM AEDT'],
])('%s is answered in time', (_what, service, pickupDate, requestedAt, expected) => {
  const answer = bookingAnswerBy(new Date(requestedAt), { service, pickupDate }, OFFICE);
  expect(formatMoment(answer, OFFICE.timeZone)).toBe(expected);
});
