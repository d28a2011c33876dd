import {
  DESK_SORTS,
  DESK_VIEWS,
  type DeskBooking,
  type DeskBookingSort,
  type DeskView,
} from '@saltbush/consignments/api';
import { BOOKING_RECORD } from '../booking/booking-record.ts';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { BOOKINGS_TABLE } from './bookings-table.tsx';
import { VIEWS } from './views.data.ts';

export const BOOKINGS_LIST: WorkList<DeskView, DeskBooking, DeskBookingSort> = {
  title: 'Bookings',
  thing: 'booking',
  things: 'bookings',
  path: '/ops/bookings',
  address: listAddress({ path: '/ops/bookings', sorts: DESK_SORTS, views: DESK_VIEWS }),
  views: DESK_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of bookings',
  searchPlaceholder: 'Reference, business or suburb',
  searched: 'its reference, business or suburbs',
  table: BOOKINGS_TABLE,
  beside: (given) => <RecordBeside record={BOOKING_RECORD} {...given} />,
};
