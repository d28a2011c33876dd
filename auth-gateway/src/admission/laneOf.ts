import { isGatewayApi } from '@saltbush/contract/gate';
import type { LaneName } from './lanes.data.ts';

/** What is known about a request before any work is done for it. */
export interface Arrival {
  method: string;
  /** Path without the query. */
  path: string;
  /** Whether it carries a session cookie, valid or not. */
  hasSession: boolean;
  /** Whether its token or session is known to be an operator's. */
  isKnown: boolean;
  /** Whether its body is larger than any form, or of unknown size. */
  isLarge: boolean;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEALTH = new Set(['/api/health', '/healthz', '/livez', '/readyz']);
const SIGN_IN = /^\/(?:idp(?:\/|$)|api\/(?:login|callback|logout)(?:\/|$))/;
const RELEASES = /^\/(?:api\/releases|metrics)(?:\/|$)/;
const PUBLISH = /^\/api\/releases\/[^/]+$/;
/** Waits for a system of a client, as calls of services do. */
const WAITS_FOR_OTHERS = /^\/api\/webhooks\/[^/]+\/test$/;
const PAPERS = /\/papers\.pdf$/;
const DOCUMENT = /(?:\.pdf|\/pdf|\.csv|\.txt)$/;

/** The kind of work that a request asks for; null for files of releases, which are always answered. */
export function laneOf({ method, path, hasSession, isKnown, isLarge }: Arrival): LaneName | null {
  if (path.startsWith('/mf/')) return null;
  if (HEALTH.has(path)) return 'health';
  const isRead = READS.has(method);
  // Whoever asks: a service that hangs must not take an operator's places either.
  if (path.startsWith('/api/') && !isGatewayApi(path)) return 'team-api';
  if (WAITS_FOR_OTHERS.test(path)) return 'team-api';
  // An event stream stays open as long as its page, so this lane has many places. An operator's stream takes one of
  // them too.
  if (isRead && path.startsWith('/api/') && path.endsWith('/events')) return 'stream';
  if (isKnown) return !isRead && PUBLISH.test(path) ? 'publish' : 'operator';
  if (RELEASES.test(path)) return 'claimed';
  if (SIGN_IN.test(path)) return 'sign-in';
  if (path.startsWith('/npm/')) return 'read';
  if (!path.startsWith('/api/')) return hasSession ? 'personal-page' : 'page';
  if (path === '/api/telemetry') return 'telemetry';
  if (!isRead && isLarge) return 'upload';
  if (PAPERS.test(path)) return 'papers';
  if (DOCUMENT.test(path)) return 'document';
  return isRead ? 'read' : 'write';
}
