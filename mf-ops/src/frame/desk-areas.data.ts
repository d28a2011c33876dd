const DESK_COUNTS = '/api/ops/counts';

/** The areas of the desk, in the order of its rail, with their keys. */
export const DESK_AREAS = {
  bookings: {
    label: 'Bookings',
    icon: 'calendar',
    order: 10,
    keys: 'g b',
    count: { from: DESK_COUNTS, name: 'requestedBookings', label: 'requested' },
  },
  board: { label: 'Board', icon: 'board', order: 15, keys: 'g o' },
  enquiries: {
    label: 'Enquiries',
    icon: 'message',
    order: 20,
    keys: 'g e',
    count: { from: DESK_COUNTS, name: 'newEnquiries', label: 'new' },
  },
  clients: {
    label: 'Clients',
    icon: 'building',
    order: 30,
    keys: 'g c',
    count: { from: DESK_COUNTS, name: 'pendingClients', label: 'pending' },
  },
  pickups: { label: 'Pickups', icon: 'clock', order: 31, keys: 'g s' },
  invoices: {
    label: 'Invoices',
    icon: 'file',
    order: 35,
    keys: 'g i',
    count: { from: DESK_COUNTS, name: 'overdueInvoices', label: 'overdue' },
  },
  claims: {
    label: 'Claims',
    icon: 'bell',
    order: 37,
    keys: 'g l',
    count: { from: DESK_COUNTS, name: 'waitingClaims', label: 'waiting' },
  },
  drivers: {
    label: 'Drivers',
    icon: 'wheel',
    order: 40,
    keys: 'g d',
    count: { from: DESK_COUNTS, name: 'driverApplications', label: 'to check' },
  },
  fleet: { label: 'Fleet', icon: 'truck', order: 45, keys: 'g f' },
  quotes: { label: 'Quotes', icon: 'tag', order: 50, keys: 'g q' },
  mail: {
    label: 'Mail',
    icon: 'mail',
    order: 60,
    keys: 'g m',
    count: { from: DESK_COUNTS, name: 'failedMails', label: 'failed' },
  },
  people: { label: 'People', icon: 'people', order: 70, keys: 'g p' },
} as const;

export type DeskPlace = keyof typeof DESK_AREAS;
