import { deskMoment } from './deskTime.ts';
import { isPickupOverdue, pickupLabel } from './pickupLabel.ts';

const NOON = Date.parse('2026-11-21T12:00:00+11:00');

describe('pickupLabel', () => {
  it.each([
    ['2026-11-21', '15:30', 'Today, 3:30 PM AEDT'],
    ['2026-11-22', '', 'Tomorrow'],
    ['2026-11-23', '09:05', 'Mon 23 Nov, 9:05 AM AEDT'],
    ['2026-11-20', '', 'Fri 20 Nov'],
    ['2027-01-04', '', 'Mon 4 Jan 2027'],
  ])('%s %s reads %s', (pickupDate, pickupTime, expected) => {
    expect(pickupLabel({ pickupDate, pickupTime }, NOON)).toBe(expected);
  });

  it('uses the clock and calendar of the pickup', () => {
    const perth = { pickupDate: '2026-11-21', pickupTime: '15:30', pickupTimeZone: 'Australia/Perth' };
    // At the desk it is already Sunday.
    expect(pickupLabel(perth, Date.parse('2026-11-22T01:00:00+11:00'))).toBe('Today, 3:30 PM AWST');
  });

  it('is the actual time once the freight was picked up', () => {
    const pickup = { pickupDate: '2026-11-20', pickupTime: '15:30', pickedUpAt: '2026-11-21T00:42:10.000Z' };
    expect(pickupLabel({ ...pickup, pickupTimeZone: 'Australia/Perth' }, NOON)).toBe('Today, 8:42 AM AWST');
  });
});

describe('isPickupOverdue', () => {
  it.each([
    ['requested', '2026-11-20', true],
    ['allocated', '2026-11-20', true],
    ['allocated', '2026-11-21', false],
    ['picked_up', '2026-11-20', false],
    ['cancelled', '2026-11-20', false],
  ] as const)('%s with the pickup on %s: %s', (status, pickupDate, expected) => {
    expect(isPickupOverdue({ status, pickupDate }, '2026-11-21')).toBe(expected);
  });
});

it("gives moments in Sydney's time", () => {
  expect(deskMoment('2026-11-21T03:05:00.000Z')).toBe('21 Nov 2026, 2:05 PM AEDT');
  expect(deskMoment('2026-07-01T03:05:00.000Z')).toBe('1 Jul 2026, 1:05 PM AEST');
});
