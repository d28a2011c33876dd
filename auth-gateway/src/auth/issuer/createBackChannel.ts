import { createServer, type IncomingMessage, type RequestListener, request as startRequest } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CustomFetch } from 'openid-client';

/**
 * A `fetch` that reaches `listener` inside this process. The embedded issuer cannot be called by its public address:
 * that may lie behind a proxy, a certificate or a port mapping unknown to this machine, or not listen yet.
 */
export function createBackChannel(listener: RequestListener): CustomFetch {
  const server = createServer({ keepAlive: false }, listener);
  return async (address, { method, headers, body, signal }) => {
    const { host, pathname, search } = new URL(address);
    const [clientSide, serverSide] = duplexPair();
    server.emit('connection', serverSide);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      startRequest({
        createConnection: () => clientSide,
        method,
        path: pathname + search,
        headers: { ...headers, host, connection: 'close' },
        ...(signal ? { signal } : {}),
      })
        .once('response', resolve)
        .once('error', reject)
        .end(body === undefined || body === null ? undefined : String(body));
    });
    const content = await buffer(response);
    return new Response(new Uint8Array(content), {
      status: response.statusCode ?? 500,
      headers: { 'content-type': response.headers['content-type'] ?? '' },
    });
  };
}
