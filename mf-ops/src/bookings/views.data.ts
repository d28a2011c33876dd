import type { DeskView } from '@saltbush/consignments/api';

interface ViewText {
  label: string;
  /** Text for an empty view: what that means, and what to do. */
  empty: string;
}

export const VIEWS = {
  open: {
    label: 'Open',
    empty: 'Nothing is open. New bookings from the site arrive here by themselves.',
  },
  requested: {
    label: 'Requested',
    empty: 'Every request has its answer. A new one shows here within ten seconds.',
  },
  moving: {
    label: 'Moving',
    empty: 'Nothing is on the road. Record a pickup from an allocated booking and it shows here.',
  },
  exceptions: {
    label: 'Exceptions',
    empty: 'Nothing is held up. Report an exception from a booking when something goes wrong.',
  },
  delivered: {
    label: 'Delivered',
    empty: 'Nothing waits for its invoice. A booking comes here when its proof of delivery is recorded.',
  },
  closed: {
    label: 'Closed',
    empty: 'Nothing is closed yet: invoiced, declined and cancelled bookings end here.',
  },
  all: {
    label: 'All',
    empty: 'No booking has been made yet. The first one from the site shows here.',
  },
} as const satisfies Record<DeskView, ViewText>;
