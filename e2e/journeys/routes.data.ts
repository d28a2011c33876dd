/** Every path that anybody may open, with the heading that the specification requires, if any. */
export const PUBLIC_ROUTES: readonly { path: string; heading?: string }[] = [
  { path: '/' },
  { path: '/services' },
  { path: '/services/ftl' },
  { path: '/services/ltl' },
  { path: '/services/metro' },
  { path: '/services/taxi-trucks' },
  { path: '/services/cross-docking' },
  { path: '/services/warehousing' },
  { path: '/industries' },
  { path: '/quote', heading: 'Get Your Instant Quote' },
  { path: '/about' },
  { path: '/careers' },
  { path: '/contact' },
  { path: '/faq' },
  { path: '/sustainability' },
  { path: '/transporter-digital' },
  { path: '/software-integrations' },
  { path: '/case-studies' },
  { path: '/terms' },
  { path: '/new-client' },
  { path: '/freight-health-check' },
  { path: '/ar-truck-tool' },
  { path: '/driver-induction' },
  { path: '/driver-application' },
  { path: '/track' },
  { path: '/developers' },
];

/** Paths that exist only for signed-in visitors. */
export const CLIENT_ROUTES = [
  '/dashboard',
  '/dashboard/shipments',
  '/dashboard/bulk-booking',
  '/dashboard/shipments/runs',
  '/dashboard/shipments/runs/new',
  '/dashboard/invoices',
  '/dashboard/claims',
  '/dashboard/invoices/statement',
  '/dashboard/quotes',
  '/dashboard/alerts',
  '/dashboard/people',
  '/dashboard/keys',
  '/dashboard/addresses',
  '/dashboard/templates',
  '/dashboard/standing-pickups',
  '/dashboard/keys/webhooks',
  '/partner-with-us',
] as const;

/** Paths of the desk, which exist only for staff. */
export const STAFF_ROUTES = [
  '/ops',
  '/ops/board',
  '/ops/bookings',
  '/ops/enquiries',
  '/ops/clients',
  '/ops/drivers',
  '/ops/invoices',
  '/ops/claims',
  '/ops/fleet',
  '/ops/quotes',
  '/ops/mail',
  '/ops/people',
] as const;

/** Paths of the release console, which exist only for operators. For staff the first one is the desk. */
export const OPS_ROUTES = [
  '/ops',
  '/ops/failures',
  '/ops/releases',
  '/ops/releases/shell',
  '/ops/activity',
  '/ops/paths',
  '/ops/services',
  '/ops/versions',
  '/ops/tokens',
] as const;
