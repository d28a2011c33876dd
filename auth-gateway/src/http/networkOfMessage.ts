import type { IncomingMessage } from 'node:http';
import { networkOf } from '@saltbush/capability/http';

/**
 * The network that a request came from, read before Express sees it. The trusted proxies wrote the last entries of
 * `X-Forwarded-For`, one each; earlier entries are ignored.
 */
export function networkOfMessage({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustedProxies === 0 || typeof forwarded !== 'string') return networkOf(socket.remoteAddress ?? '');
  let end = forwarded.length;
  let start = forwarded.lastIndexOf(',', end - 1);
  for (let hop = 1; hop < trustedProxies && start >= 0; hop += 1) {
    end = start;
    start = end === 0 ? -1 : forwarded.lastIndexOf(',', end - 1);
  }
  return networkOf(forwarded.slice(start + 1, end).trim());
}
