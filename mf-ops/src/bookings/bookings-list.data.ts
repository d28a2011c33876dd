import { DESK_VIEWS, type DeskView } from '@saltbush/consignments/api';
import type { DeskList } from '../frame/desk-list.ts';
import { listAddress } from '../frame/listAddress.ts';
import { VIEWS } from './views.data.ts';

export const BOOKINGS_LIST: DeskList<DeskView> = {
  place: 'bookings',
  title: 'Bookings',
  thing: 'booking',
  things: 'bookings',
  address: listAddress({ path: '/ops/bookings', views: DESK_VIEWS }),
  views: DESK_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of bookings',
  searchPlaceholder: 'Reference, business or suburb',
  searched: 'its reference, business or suburbs',
};
