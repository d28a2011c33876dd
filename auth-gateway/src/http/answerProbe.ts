import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a gateway may lack, by name. */
export type Part = 'database' | 'disk' | 'host-release' | 'issuer' | 'migrations' | 'renderer';

export interface Readiness {
  /** `degraded` serves visitors, though not all that they may want; all others are to be sent nobody. */
  status: 'ready' | 'degraded' | 'not-ready' | 'closing';
  missing: Part[];
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/**
 * Answers `/healthz` (the process lives) and `/readyz` (whether visitors may be sent here), before anything else is
 * asked. Returns false for any other request.
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
