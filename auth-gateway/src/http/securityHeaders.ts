import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What no page of the site asks for, except the AR pages: camera, motion and headset, for this origin alone. */
const PERMISSIONS =
  'accelerometer=(self), camera=(self), gyroscope=(self), magnetometer=(self), xr-spatial-tracking=(self), ' +
  'fullscreen=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** For whatever is no page: pages set a policy of their own. */
const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** Every security header; the Content-Security-Policy is the strictest, for pages to replace. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Sign-out tells by the referrer whether the visitor came from this site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('permissions-policy', PERMISSIONS);
    response.setHeader('content-security-policy', NOTHING_RUNS);
    setHeaders(request, response, next);
  };
}
