import type { BookingStatus } from '../api/bookings.ts';
import { cancellationRule } from './cancellationRule.ts';

const PICKUP = { status: 'accepted', pickup: 'Sydney', pickupDate: '2026-11-24', pickupTime: '15:30' } as const;

it.each([
  // 3:30 PM is 4:30 UTC in Sydney in summer, and 5:30 UTC in Brisbane.
  ['Sydney', '15:30', '2026-11-24T02:30:00.000Z', false],
  ['Sydney', '15:30', '2026-11-24T02:30:00.001Z', true],
  ['Sydney', '15:30', '2026-11-24T08:00:00.000Z', true],
  ['Brisbane', '15:30', '2026-11-24T02:30:00.001Z', false],
  ['Brisbane', '15:30', '2026-11-24T03:30:00.001Z', true],
  // Without a pickup time, the pickup may come from 7:00 AM on.
  ['Sydney', '', '2026-11-23T18:00:00.000Z', false],
  ['Sydney', '', '2026-11-23T18:00:00.001Z', true],
  ['Perth', '', '2026-11-23T18:00:00.001Z', false],
])('for a pickup in %s at %j, cancelled at %s, a charge is possible: %s', (pickup, pickupTime, now, mayCost) => {
  expect(cancellationRule({ ...PICKUP, pickup, pickupTime }, new Date(now))).toEqual({ isOpen: true, mayCost });
});

it.each<[BookingStatus, boolean]>([
  ['requested', true],
  ['accepted', true],
  ['allocated', true],
  ['picked_up', false],
  ['in_transit', false],
  ['out_for_delivery', false],
  ['delivered', false],
  ['invoiced', false],
  ['declined', false],
  ['cancelled', false],
])('a booking that is %s can be cancelled: %s', (status, isOpen) => {
  const late = new Date('2026-11-24T04:00:00Z');
  expect(cancellationRule({ ...PICKUP, status }, late)).toEqual({ isOpen, mayCost: isOpen });
});
