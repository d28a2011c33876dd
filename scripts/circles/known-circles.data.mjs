/**
 * Circles that stand today and are to be mended: for each folder, what may be in one. A circle with anything else in it is
 * new, and refused. What is mended is taken off this list; nothing is added.
 */
export const KNOWN_CIRCLES = {
  'auth-gateway/src': [
    'admission',
    'auth',
    'bookings',
    'clients',
    'confirmations',
    'database',
    'http',
    'invoices',
    'live-copy',
    'overrides',
    'people',
    'quotes',
    'rate-sheets',
    'references',
    'release-retention',
    'releases',
    'rendering',
    'site',
    'telemetry',
  ],
  'auth-gateway/src/auth': ['issuer', 'limitSignInStarts.ts', 'pages'],
};
