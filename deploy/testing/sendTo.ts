import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { TestNginx } from './startNginx.ts';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/**
 * Sends a request to nginx over TLS, on a connection of its own. Resolves with the headers; the caller reads the body.
 */
export async function sendTo(
  nginx: TestNginx,
  path: string,
  { method = 'GET', headers, body }: Asked = {},
): Promise<IncomingMessage> {
  const length = body ? { 'content-length': String(body.length) } : {};
  const request = requestHttps({
    host: '127.0.0.1',
    servername: 'localhost',
    port: nginx.httpsPort,
    ca: nginx.certificate,
    agent: false,
    path,
    method,
    headers: { host: `localhost:${nginx.httpsPort}`, ...length, ...headers },
  });
  request.end(body);
  const [message] = (await once(request, 'response')) as [IncomingMessage];
  return message;
}
