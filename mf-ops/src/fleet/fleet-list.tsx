import { type DeskVehicle, FLEET_VIEWS, type FleetView } from '@saltbush/fleet/api';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { FLEET_TABLE } from './fleet-table.tsx';
import { VEHICLE_RECORD } from './vehicle-record.ts';

const VIEWS = {
  active: { label: 'In service', empty: 'No vehicle is in service. Add the first one, and the board can send it.' },
  retired: { label: 'Retired', empty: 'No vehicle has been retired.' },
  all: { label: 'All', empty: 'There is no vehicle yet. Add the first one, and the board can send it.' },
} as const satisfies Record<FleetView, { label: string; empty: string }>;

export const FLEET_LIST: WorkList<FleetView, DeskVehicle, never> = {
  title: 'Fleet',
  thing: 'vehicle',
  things: 'vehicles',
  path: '/ops/fleet',
  address: listAddress({ path: '/ops/fleet', views: FLEET_VIEWS }),
  views: FLEET_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of vehicles',
  searchPlaceholder: 'Registration or depot',
  searched: 'its registration, class, depot or reference',
  table: FLEET_TABLE,
  beside: (given) => <RecordBeside record={VEHICLE_RECORD} {...given} />,
};
