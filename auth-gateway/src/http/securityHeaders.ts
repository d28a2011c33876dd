import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Camera, motion sensors and headset are allowed for this origin, since the AR pages need them. No page needs the
 * others.
 */
const PERMISSIONS =
  'accelerometer=(self), camera=(self), gyroscope=(self), magnetometer=(self), xr-spatial-tracking=(self), ' +
  'fullscreen=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** For answers that are not pages. Pages set a policy of their own. */
const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** All security headers. The Content-Security-Policy is the strictest one; pages replace it. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Sign-out uses the referrer to see whether the visitor came from this site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('permissions-policy', PERMISSIONS);
    response.setHeader('content-security-policy', NOTHING_RUNS);
    setHeaders(request, response, next);
  };
}
