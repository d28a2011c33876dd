import type { Service } from '@saltbush/freight';
import { expectedDelivery } from './expectedDelivery.ts';
import { pickupOpening } from './pickupOpening.ts';

const opening = (now: string, service: Service, pickup: string, pickupDate: string, pickupTime = '') =>
  pickupOpening({ service, pickup, pickupDate, pickupTime }, new Date(now));

// Friday, 20 November 2026. 3:30 PM is 4:30 UTC in Sydney (AEDT) and 5:30 UTC in Brisbane (AEST).
describe('pickupOpening', () => {
  it.each<[string, Service, string, string, string | null]>([
    ['2026-11-20T04:29:59Z', 'METRO_VIP', 'Newtown', '2026-11-20', null],
    ['2026-11-20T04:30:00Z', 'METRO_VIP', 'Newtown', '2026-11-20', '2026-11-23'],
    ['2026-11-20T04:30:00Z', 'METRO_VIP', 'Newtown', '2026-11-23', null],
    ['2026-11-19T22:59:59Z', 'ALL_DAY', 'Newtown', '2026-11-20', null],
    ['2026-11-19T23:00:00Z', 'ALL_DAY', 'Newtown', '2026-11-20', '2026-11-23'],
    ['2026-11-20T06:59:59Z', 'METRO_EXPRESS', 'Newtown', '2026-11-20', null],
    ['2026-11-20T07:00:00Z', 'METRO_EXPRESS', 'Newtown', '2026-11-20', '2026-11-23'],
    // In winter (AEST), the same local time is an hour later in UTC.
    ['2026-07-17T05:29:59Z', 'METRO_VIP', 'Newtown', '2026-07-17', null],
    ['2026-07-17T05:30:00Z', 'METRO_VIP', 'Newtown', '2026-07-17', '2026-07-20'],
    // LTL has no cut-off: it can be booked until midnight at the pickup.
    ['2026-11-20T12:59:59Z', 'LTL', 'Sydney', '2026-11-20', null],
    ['2026-11-20T13:00:00Z', 'LTL', 'Sydney', '2026-11-20', '2026-11-23'],
    ['2026-11-20T13:00:00Z', 'FTL', 'Brisbane', '2026-11-20', null],
    ['2026-11-20T14:00:00Z', 'FTL', 'Brisbane', '2026-11-20', '2026-11-23'],
    ['2026-11-20T15:59:59Z', 'FTL', 'Perth', '2026-11-20', null],
    // Weekends and state holidays: Melbourne Cup Day, and King's Birthday in Queensland.
    ['2026-11-20T00:00:00Z', 'LTL', 'Sydney', '2026-11-21', '2026-11-23'],
    ['2026-10-20T00:00:00Z', 'FTL', 'Melbourne', '2026-11-03', '2026-11-04'],
    ['2026-10-20T00:00:00Z', 'FTL', 'Sydney', '2026-11-03', null],
    ['2026-09-20T00:00:00Z', 'FTL', 'Brisbane', '2026-10-05', '2026-10-06'],
    // A pickup can be booked up to 90 days ahead.
    ['2026-11-20T00:00:00Z', 'FTL', 'Sydney', '2027-02-18', null],
    ['2026-11-20T00:00:00Z', 'FTL', 'Sydney', '2027-02-19', '2026-11-20'],
  ])('at %s, %s from %s on %s: next %s', (now, service, pickup, pickupDate, nextDate) => {
    const found = opening(now, service, pickup, pickupDate);
    expect(found.status === 'open' ? null : found.nextDate).toBe(nextDate);
  });

  it('says why the pickup is closed and when the next one is', () => {
    expect(opening('2026-11-20T04:30:00Z', 'METRO_VIP', 'Newtown', '2026-11-20')).toMatchObject({
      path: 'pickupDate',
      message: 'Book by 3:30 PM AEDT. Next available: 23 Nov 2026.',
    });
    expect(opening('2026-10-20T00:00:00Z', 'FTL', 'Melbourne', '2026-11-03')).toMatchObject({
      message: '3 Nov 2026 is Melbourne Cup Day. Next pickup: 4 Nov 2026.',
    });
    expect(opening('2026-11-20T00:00:00Z', 'FTL', 'Sydney', '2026-11-19')).toMatchObject({
      message: '19 Nov 2026 has passed. Next pickup: 20 Nov 2026.',
    });
  });

  it('refuses a time that has passed, on the clocks of the pickup', () => {
    expect(opening('2026-11-20T03:00:00Z', 'FTL', 'Sydney', '2026-11-20', '13:59')).toMatchObject({
      path: 'pickupTime',
      nextDate: '2026-11-20',
      message: 'That time has passed (AEDT). Choose a later time today, or leave it blank.',
    });
    expect(opening('2026-11-20T03:00:00Z', 'FTL', 'Sydney', '2026-11-20', '14:00').status).toBe('open');
    expect(opening('2026-11-20T03:00:00Z', 'FTL', 'Brisbane', '2026-11-20', '13:59').status).toBe('open');
    expect(opening('2026-11-20T03:00:00Z', 'FTL', 'Sydney', '2026-11-23', '06:00').status).toBe('open');
  });
});

describe('expectedDelivery', () => {
  const quote = { isMetro: false, service: 'FTL', transitDays: null } as const;

  it.each([
    [{ ...quote, transitDays: 1 }, 'Melbourne', '2026-11-20', '2026-11-23'],
    [{ ...quote, transitDays: 5 }, 'Perth', '2026-11-20', '2026-11-27'],
    [{ ...quote, transitDays: 1 }, 'Melbourne', '2026-11-02', '2026-11-04'],
    [{ ...quote, isMetro: true, service: 'METRO_VIP' as const }, 'Newtown', '2026-11-20', '2026-11-20'],
    [{ ...quote, service: 'METRO_HOURLY' as const }, 'Brisbane', '2026-11-20', '2026-11-20'],
    [quote, 'Darwin', '2026-11-20', null],
  ])('of %j to %s, picked up on %s: %s', (facts, delivery, pickupDate, expected) => {
    expect(expectedDelivery(facts, { delivery, pickupDate })).toBe(expected);
  });
});
