import type { IncomingMessage, ServerResponse } from 'node:http';

/** Parts that a gateway may lack. */
export type Part = 'database' | 'disk' | 'host-release' | 'issuer' | 'migrations' | 'offers' | 'renderer';

export interface Readiness {
  /**
   * `degraded`: visitors are served, but something they may want is missing. Send no visitors to a gateway that is
   * `not-ready` or `closing`.
   */
  status: 'ready' | 'degraded' | 'not-ready' | 'closing';
  missing: Part[];
  /** Which live releases need what this gateway does not offer, and what to do. Only with `offers` missing. */
  unmet?: string[];
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/**
 * Answers `/healthz` (the process lives) and `/readyz` (visitors may be sent here) before any other work. Returns false
 * for every other request.
 */
export function answerProbe(
  { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
  response: ServerResponse,
  readiness: () => Promise<Readiness>,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url?.split('?', 1)[0];
  if (path === '/healthz') {
    sendJson(response, 200, { status: 'alive' });
    return true;
  }
  if (path !== '/readyz') return false;
  void readiness().then((found) => {
    const isServing = found.status === 'ready' || found.status === 'degraded';
    sendJson(response, isServing ? 200 : 503, found);
  });
  return true;
}
