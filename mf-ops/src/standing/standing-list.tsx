import {
  DESK_STANDING_SORTS,
  DESK_STANDING_VIEWS,
  type DeskStandingPickup,
  type DeskStandingSort,
  type DeskStandingView,
} from '@saltbush/standing-pickups/api';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { STANDING_RECORD } from './standing-record.ts';
import { STANDING_TABLE } from './standing-table.tsx';

const VIEWS = {
  booking: {
    label: 'Active',
    empty: 'No pickup repeats at present. Clients repeat one from the page of a shipment.',
  },
  'held-up': {
    label: 'Not booking',
    empty: 'Nothing is held up: the last day of each was booked, and the terms are accepted.',
  },
  paused: { label: 'Paused', empty: 'No client has paused one.' },
  all: { label: 'All', empty: 'No pickup repeats yet. Clients repeat one from the page of a shipment.' },
} as const satisfies Record<DeskStandingView, { label: string; empty: string }>;

export const STANDING_LIST: WorkList<DeskStandingView, DeskStandingPickup, DeskStandingSort> = {
  title: 'Standing pickups',
  thing: 'standing pickup',
  things: 'standing pickups',
  path: '/ops/standing-pickups',
  address: listAddress({
    ...{ path: '/ops/standing-pickups', sorts: DESK_STANDING_SORTS, views: DESK_STANDING_VIEWS },
  }),
  views: DESK_STANDING_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of standing pickups',
  searchPlaceholder: 'Reference, business or suburb',
  searched: 'its reference, booking, business, suburbs or who set it up',
  table: STANDING_TABLE,
  beside: (given) => <RecordBeside record={STANDING_RECORD} {...given} />,
};
