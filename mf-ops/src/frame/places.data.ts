/** Pages of the desk, in the order of its navigation, with their shortcuts. */
export const PLACES = [
  { id: 'bookings', label: 'Bookings', href: '/ops/bookings', keys: 'g b' },
  { id: 'enquiries', label: 'Enquiries', href: '/ops/enquiries', keys: 'g e' },
  { id: 'clients', label: 'Clients', href: '/ops/clients', keys: 'g c' },
  { id: 'drivers', label: 'Drivers', href: '/ops/drivers', keys: 'g d' },
  { id: 'quotes', label: 'Quotes', href: '/ops/quotes', keys: 'g q' },
  { id: 'mail', label: 'Mail', href: '/ops/mail', keys: 'g m' },
  { id: 'people', label: 'People', href: '/ops/people', keys: 'g p' },
] as const;

export type DeskPlace = (typeof PLACES)[number]['id'];
