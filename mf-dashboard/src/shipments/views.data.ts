import type { ShipmentSort, ShipmentView } from '@saltbush/consignments/api';

export const VIEW_NAMES = {
  all: 'All',
  pending: 'Pending',
  'in-transit': 'In Transit',
  delivered: 'Delivered',
  exceptions: 'Exceptions',
  closed: 'Closed early',
} as const satisfies Record<ShipmentView, string>;

export const SORT_NAMES = {
  '-booked': 'Newest first',
  booked: 'Oldest first',
  '-pickup': 'Latest pickup first',
  pickup: 'Earliest pickup first',
  '-eta': 'Latest ETA first',
  eta: 'Earliest ETA first',
  '-cost': 'Dearest first',
  cost: 'Cheapest first',
  '-reference': 'Highest reference first',
  reference: 'Lowest reference first',
} as const satisfies Record<ShipmentSort, string>;
