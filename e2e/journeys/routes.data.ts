/** Every path that anyone may open. Where the specification words the heading, it is here. */
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
];

/** Paths that exist only for who has signed in. */
export const CLIENT_ROUTES = ['/dashboard', '/dashboard/shipments', '/dashboard/quotes', '/partner-with-us'] as const;

/** Paths of the desk, that exist only for staff. */
export const STAFF_ROUTES = [
  '/ops',
  '/ops/bookings',
  '/ops/enquiries',
  '/ops/clients',
  '/ops/drivers',
  '/ops/quotes',
  '/ops/mail',
  '/ops/people',
] as const;

/** Paths of the release console, that exist only for operators; the first is the desk for staff. */
export const OPS_ROUTES = ['/ops', '/ops/releases', '/ops/releases/shell', '/ops/activity', '/ops/tokens'] as const;
