import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const KEPT = 'keep-alive';

/**
 * Leaves out the headers that say that the connection stays open, 58 bytes of each answer: with HTTP/1.1 it does so
 * unless an answer says `close`. Node says that on the last of `mostRequests`, which therefore stays as it is.
 */
export function createKeepAliveSaver(
  mostRequests: number,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answered = new WeakMap<Socket, number>();
  return ({ socket, httpVersion, headers }, response) => {
    const count = (answered.get(socket) ?? 0) + 1;
    answered.set(socket, count);
    const isKept = httpVersion === '1.1' && (headers.connection ?? KEPT).toLowerCase() === KEPT;
    if (isKept && count < mostRequests) response.removeHeader('connection');
  };
}
