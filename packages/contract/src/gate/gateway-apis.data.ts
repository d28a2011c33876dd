/**
 * What comes after `/api/` where the gateway itself answers. A test of the gateway compares it with its routes: add what
 * the test names.
 */
export const GATEWAY_APIS: ReadonlySet<string> = new Set([
  'alerts',
  'analytics',
  'auth',
  'bookings',
  'callback',
  'clients',
  'dashboard',
  'driver-applications',
  'driver-forms',
  'emissions',
  'enquiries',
  'health',
  'health-checks',
  'invitations',
  'invoices',
  'login',
  'logout',
  'ops',
  'preview',
  'quotes',
  'rate-sheet-uploads',
  'rate-sheets',
  'releases',
  'shipments',
  'site',
  'telemetry',
  'terms',
  'track',
]);
