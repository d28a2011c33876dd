import { BOOKING_STATUSES } from '../api/bookings.ts';
import { badgeOf } from './badgeOf.ts';
import { viewsOf } from './desk-views.ts';
import { isOpen, nextStatuses } from './transitions.ts';

const RULES = [
  // Columns: status, next statuses, badge, desk views without and with an exception.
  ['requested', 'accepted declined', 'Pending', 'open requested all', 'open requested exceptions all'],
  ['accepted', 'allocated declined cancelled', 'Pending', 'open all', 'open exceptions all'],
  ['allocated', 'picked_up out_for_delivery cancelled', 'Pending', 'open all', 'open exceptions all'],
  ['picked_up', 'in_transit out_for_delivery', 'In Transit', 'open moving all', 'open moving exceptions all'],
  ['in_transit', 'out_for_delivery', 'In Transit', 'open moving all', 'open moving exceptions all'],
  ['out_for_delivery', 'delivered', 'In Transit', 'open moving all', 'open moving exceptions all'],
  ['delivered', 'invoiced', 'Delivered', 'delivered all', 'exceptions delivered all'],
  ['invoiced', '', 'Delivered', 'closed all', 'closed all'],
  ['declined', '', 'Declined', 'closed all', 'closed all'],
  ['cancelled', '', 'Cancelled', 'closed all', 'closed all'],
] as const;

it('has a rule for every status', () => {
  expect(RULES.map(([status]) => status)).toEqual([...BOOKING_STATUSES]);
});

describe.each(RULES)('%s', (status, next, badge, views, viewsWithException) => {
  it(`leads to ${next || 'nothing'}, and reads ${badge}`, () => {
    expect(nextStatuses(status).join(' ')).toBe(next);
    expect(isOpen(status)).toBe(next !== '');
    expect(badgeOf(status)).toBe(badge);
  });

  it('puts each status into the views where the desk looks for it', () => {
    expect(viewsOf(status, false).join(' ')).toBe(views);
    expect(viewsOf(status, true).join(' ')).toBe(viewsWithException);
  });
});
