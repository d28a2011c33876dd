import { type DeskDriver, DRIVER_SORTS, DRIVER_VIEWS, type DriverSort, type DriverView } from '@saltbush/drivers/api';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { DRIVER_RECORD } from './driver-record.ts';
import { DRIVERS_TABLE } from './drivers-table.tsx';

const VIEWS = {
  received: { label: 'To decide', empty: 'No application waits. A new one shows here within ten seconds.' },
  approved: { label: 'Approved', empty: 'No driver has been approved yet.' },
  declined: { label: 'Declined', empty: 'No application has been declined.' },
  all: { label: 'All', empty: 'No driver has applied yet. What the two driver forms send shows here.' },
} as const satisfies Record<DriverView, { label: string; empty: string }>;

export const DRIVERS_LIST: WorkList<DriverView, DeskDriver, DriverSort> = {
  title: 'Drivers',
  thing: 'application',
  things: 'applications',
  path: '/ops/drivers',
  address: listAddress({ path: '/ops/drivers', sorts: DRIVER_SORTS, views: DRIVER_VIEWS }),
  views: DRIVER_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of applications',
  searchPlaceholder: 'Reference, name or vehicle',
  searched: 'its reference, name, contact, ABN or vehicle',
  table: DRIVERS_TABLE,
  beside: (given) => <RecordBeside record={DRIVER_RECORD} {...given} />,
};
