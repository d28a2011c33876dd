import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import onHeaders from 'on-headers';
import { permissionsPolicy } from './permissionsPolicy.ts';

/** For answers that are not pages. Pages set a policy of their own. */
const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** Browsers show them as text at most, without a base address or a form. */
const DATA_TYPES = new Set(['application/json', 'application/problem+json', 'text/event-stream']);
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Headers that are about documents, windows and their frames. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

function isData(response: ServerResponse): boolean {
  const type = response.getHeader('content-type');
  if (type === undefined) return response.statusCode === 204;
  return DATA_TYPES.has(String(type).split(';', 1)[0]?.trim() ?? '');
}

/** Decided once the type is known. What is not known to be data keeps the headers of a document. */
function leaveOutOfData(this: ServerResponse): void {
  if (!isData(this)) return;
  for (const name of OF_DOCUMENTS) this.removeHeader(name);
  if (this.getHeader('content-security-policy') === NOTHING_RUNS) {
    this.setHeader('content-security-policy', DATA_POLICY);
  }
}

/** All security headers. The Content-Security-Policy is the strictest one; pages replace it. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Sign-out uses the referrer to see whether the visitor came from this site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, Flash, and a filter that no supported browser has. On https, browsers look up no names ahead.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  return (request, response, next) => {
    response.setHeader('permissions-policy', permissionsPolicy({ mayAskPosition: false }));
    response.setHeader('content-security-policy', NOTHING_RUNS);
    onHeaders(response, leaveOutOfData);
    setHeaders(request, response, next);
  };
}
