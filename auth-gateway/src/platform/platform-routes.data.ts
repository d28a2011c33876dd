import type { RouteId } from '@saltbush/capability';

/** Who may use a route of the platform. What each gets is in `fixtures/authorisation-rules.data.ts`, which the tests ask. */
export type PlatformAccess = 'public' | 'staff' | 'operator' | 'bearer' | 'visit' | 'sign-in';

type Table = Readonly<Record<RouteId, PlatformAccess>>;

/** Answered before anybody asks where a request comes from: a document without an origin sends its form so. */
export const BEFORE_ORIGINS = {
  'POST /confirm/:id': 'visit',
} as const satisfies Table;

/** These do not need to know the visitor. */
export const WITHOUT_SESSION = {
  'GET /.well-known/jwks.json': 'public',
  'GET /.well-known/security-policy.txt': 'public',
  'GET /.well-known/security.txt': 'public',
  'GET /security.txt': 'public',
  'GET /api/auth/archivo.woff2': 'sign-in',
  'GET /api/auth/sign-in-1000.avif': 'sign-in',
  'GET /api/auth/sign-in-1000.webp': 'sign-in',
  'GET /api/auth/sign-in-640.avif': 'sign-in',
  'GET /api/auth/sign-in-640.webp': 'sign-in',
  'GET /api/health': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/releases/events': 'public',
  'GET /api/site/builds': 'public',
  'GET /api/site/live': 'public',
  'GET /api/site/map/:hash': 'public',
  'GET /api/site/saves': 'public',
  'GET /api/site/saves/:remote/:file': 'public',
  'GET /api/site/packages': 'public',
  'GET /api/site/packages/:scope/:name': 'public',
  'GET /npm/:name': 'public',
  'GET /npm/:scope/:name': 'public',
  'GET /preview/:token': 'visit',
  'GET /preview/:token/open': 'visit',
  'POST /api/preview/end': 'public',
  'POST /api/telemetry': 'public',
  'POST /api/telemetry/failures': 'public',
} as const satisfies Table;

/** Sign-in itself. */
export const SIGN_IN = {
  'GET /api/auth/user': 'sign-in',
  'GET /api/callback': 'sign-in',
  'GET /api/login': 'sign-in',
  'GET /api/logout': 'sign-in',
  'POST /api/logout': 'sign-in',
  'POST /api/auth/logout-notice': 'sign-in',
} as const satisfies Table;

/** What staff and operators do, and those who hold a token. */
export const BEHIND_SESSION = {
  'GET /confirm/:id': 'visit',
  'GET /api/ops/counts': 'staff',
  'GET /api/ops/mails': 'staff',
  'GET /api/ops/mails/:id': 'staff',
  'POST /api/ops/mails/:id/retry': 'staff',
  'GET /api/ops/people/acts': 'staff',
  'GET /api/ops/people/erasures': 'visit',
  'POST /api/ops/people/erasure': 'staff',
  'POST /api/ops/people/erasure-preview': 'staff',
  'POST /api/ops/people/export': 'staff',
  'POST /api/ops/people/search': 'staff',
  'POST /api/ops/session-ends': 'operator',
  'GET /api/releases': 'operator',
  'GET /api/releases/:name': 'operator',
  'GET /api/releases/:name/:version': 'operator',
  'GET /api/releases/:name/:version/sbom': 'operator',
  'GET /api/releases/advisories': 'operator',
  'GET /api/releases/apis': 'operator',
  'GET /api/releases/failures': 'operator',
  'GET /api/releases/failures/:id': 'operator',
  'GET /api/releases/flags': 'operator',
  'GET /api/releases/health': 'operator',
  'GET /api/releases/health/counts': 'operator',
  'GET /api/releases/health/verdicts': 'operator',
  'GET /api/releases/history': 'operator',
  'GET /api/releases/log': 'operator',
  'GET /api/releases/log/events': 'operator',
  'GET /api/releases/previews': 'operator',
  'GET /api/releases/publishers': 'operator',
  'GET /api/releases/routes': 'operator',
  'GET /api/releases/sbom': 'operator',
  'GET /api/releases/search': 'operator',
  'GET /api/releases/slots': 'operator',
  'GET /api/releases/tokens': 'operator',
  'GET /metrics': 'operator',
  'POST /api/releases/:name': 'bearer',
  'POST /api/releases/:name/activations': 'operator',
  'POST /api/releases/:name/previews': 'operator',
  'POST /api/releases/:name/retirement': 'operator',
  'POST /api/releases/:name/rollback': 'operator',
  'POST /api/releases/:name/watch': 'operator',
  'POST /api/releases/:name/working-copies': 'bearer',
  'POST /api/releases/:name/working-copies/:id': 'bearer',
  'POST /api/releases/:name/working-copies/:id/failures': 'bearer',
  'POST /api/releases/:name/working-copies/:id/saves': 'bearer',
  'POST /api/releases/apis': 'operator',
  'POST /api/releases/apis/keys': 'operator',
  'POST /api/releases/apis/removal': 'operator',
  'POST /api/releases/failures/:id/seen': 'operator',
  'POST /api/releases/flags': 'operator',
  'POST /api/releases/previews/:id/revoke': 'operator',
  'POST /api/releases/prune': 'operator',
  'POST /api/releases/publishers': 'operator',
  'POST /api/releases/publishers/end': 'operator',
  'POST /api/releases/publishers/removal': 'operator',
  'POST /api/releases/routes/grants': 'operator',
  'POST /api/releases/routes/grants/revoke': 'operator',
  'POST /api/releases/sets/:revision/rollback': 'operator',
  'POST /api/releases/sets/activations': 'operator',
  'POST /api/releases/tokens': 'operator',
  'POST /api/releases/tokens/:id/revoke': 'operator',
} as const satisfies Table;

/** Every route of the platform, with who may use it. A route that is missing here has no handler: it does not compile. */
export const PLATFORM_ROUTES = { ...BEFORE_ORIGINS, ...WITHOUT_SESSION, ...SIGN_IN, ...BEHIND_SESSION };
