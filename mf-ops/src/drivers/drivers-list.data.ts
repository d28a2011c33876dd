import { DRIVER_VIEWS, type DriverView } from '@saltbush/drivers/api';
import type { DeskList } from '../frame/desk-list.ts';
import { listAddress } from '../frame/listAddress.ts';

const VIEWS = {
  received: { label: 'To decide', empty: 'No application waits. A new one shows here within ten seconds.' },
  approved: { label: 'Approved', empty: 'No driver has been approved yet.' },
  declined: { label: 'Declined', empty: 'No application has been declined.' },
  all: { label: 'All', empty: 'No driver has applied yet. What the two driver forms send shows here.' },
} as const satisfies Record<DriverView, { label: string; empty: string }>;

export const DRIVERS_LIST: DeskList<DriverView> = {
  place: 'drivers',
  title: 'Drivers',
  thing: 'application',
  things: 'applications',
  address: listAddress({ path: '/ops/drivers', views: DRIVER_VIEWS }),
  views: DRIVER_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of applications',
  searchPlaceholder: 'Reference, name or vehicle',
  searched: 'its reference, name, contact, ABN or vehicle',
};
