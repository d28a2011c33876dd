import type { BookingException, BookingStatus } from '../api/bookings.ts';
import { exceptionAfter } from './exceptionAfter.ts';

const DELAYED: BookingException = { kind: 'delayed', reason: 'Rain' };
const DAMAGED: BookingException = { kind: 'damaged', reason: 'Forklift' };

it.each<[BookingException | null, BookingException | null | undefined, BookingStatus, BookingException | null]>([
  [null, undefined, 'in_transit', null],
  [null, DELAYED, 'in_transit', DELAYED],
  [DELAYED, undefined, 'out_for_delivery', DELAYED],
  [DELAYED, DAMAGED, 'in_transit', DAMAGED],
  [DELAYED, null, 'in_transit', null],
  [DELAYED, undefined, 'delivered', null],
  [DAMAGED, undefined, 'delivered', DAMAGED],
  [DAMAGED, undefined, 'invoiced', DAMAGED],
  [DAMAGED, null, 'delivered', null],
  [DELAYED, undefined, 'cancelled', null],
  [null, DELAYED, 'declined', null],
])('with %j open, staff give %j, at status %s: %j', (open, given, status, after) => {
  expect(exceptionAfter({ open, given, status })).toEqual(after);
});
