import type { LaneName } from './lanes.data.ts';

/** What is known of a request before anything is done for it. */
export interface Arrival {
  method: string;
  /** Without its query. */
  path: string;
  /** Whether it carries a session's cookie, of whatever worth. */
  hasSession: boolean;
  /** Whether its token or session is known to be an operator's. */
  isKnown: boolean;
  /** Whether its body is larger than any form, or of a size it does not say. */
  isLarge: boolean;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEALTH = new Set(['/api/health', '/healthz', '/livez', '/readyz']);
const SIGN_IN = /^\/(?:idp(?:\/|$)|api\/(?:login|callback|logout)(?:\/|$))/;
const RELEASES = /^\/(?:api\/releases|metrics)(?:\/|$)/;
const PUBLISH = /^\/api\/releases\/[^/]+$/;
const DOCUMENT = /(?:\.pdf|\/pdf|\.csv)$/;

/** Which kind of work a request asks for; null for the files of releases, which are always answered. */
export function laneOf({ method, path, hasSession, isKnown, isLarge }: Arrival): LaneName | null {
  if (path.startsWith('/mf/')) return null;
  if (HEALTH.has(path)) return 'health';
  const isRead = READS.has(method);
  // Open for as long as a page is: these have many places, and an operator's is one of them.
  if (isRead && path.startsWith('/api/') && path.endsWith('/events')) return 'stream';
  if (isKnown) return !isRead && PUBLISH.test(path) ? 'publish' : 'operator';
  if (RELEASES.test(path)) return 'claimed';
  if (SIGN_IN.test(path)) return 'sign-in';
  if (!path.startsWith('/api/')) return hasSession ? 'personal-page' : 'page';
  if (path === '/api/telemetry') return 'telemetry';
  if (!isRead && isLarge) return 'upload';
  if (DOCUMENT.test(path)) return 'document';
  return isRead ? 'read' : 'write';
}
