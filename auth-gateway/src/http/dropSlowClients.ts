import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 1_000;

export interface SlowLimits {
  /** Longest time, in milliseconds, in which no more of a body arrives. */
  stalledBodyMs: number;
  /** Longest time, in milliseconds, in which a client reads nothing of an answer. It may be up to twice as long. */
  stalledReadMs: number;
  /** Time in which any answer may be read, in milliseconds, whatever its size. */
  readMs: number;
  /** Speed at which the client has to read after that. */
  readBytesPerSecond: number;
}

const LIMITS: SlowLimits = {
  stalledBodyMs: 10_000,
  stalledReadMs: 15_000,
  readMs: 15_000,
  readBytesPerSecond: 8 * 1024,
};

interface Watched {
  request: IncomingMessage;
  bytesRead: number;
  readAt: number;
  /** Since when there are bytes for the client to read, and how many it had read by then; null when there are none. */
  unread: { since: number; bytesTaken: number } | null;
}

/**
 * Closes connections that are kept busy with next to nothing: bodies that stop arriving, and answers that are not read,
 * whether written at once or piece by piece. Returns a function that stops it.
 */
export function dropSlowClients(server: Server, limits: SlowLimits = LIMITS): () => void {
  const watched = new Map<ServerResponse, Watched>();
  const underWay = new WeakMap<Socket, number>();

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const readAt = performance.now();
    watched.set(response, { request, bytesRead: socket.bytesRead, readAt, unread: null });
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    const forget = () => {
      if (watched.delete(response)) underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
    };
    response.once('finish', forget).once('close', forget);
  });

  // Only Node knows how much of one large write the system has taken; it calls back when nothing was taken for this
  // time.
  server.timeout = limits.stalledReadMs;
  server.on('timeout', (socket: Socket) => {
    const isWaitingForUs = (underWay.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!isWaitingForUs) socket.destroy();
  });

  function isStalled(one: Watched, now: number): boolean {
    const { request } = one;
    const { bytesRead } = request.socket;
    // When everything that arrived waits for us, the client is not to blame.
    if (request.complete || bytesRead !== one.bytesRead || request.readableLength > 0) {
      one.bytesRead = bytesRead;
      one.readAt = now;
      return false;
    }
    return now - one.readAt > limits.stalledBodyMs;
  }

  function isReadTooSlowly(one: Watched, response: ServerResponse, now: number): boolean {
    const { socket } = response;
    // An answer without a socket waits for the one before it on the same connection.
    if (socket === null) return false;
    const { bytesWritten, writableLength } = socket;
    if (writableLength === 0) {
      one.unread = null;
      return false;
    }
    one.unread ??= { since: now, bytesTaken: bytesWritten - writableLength };
    const bytes = bytesWritten - one.unread.bytesTaken;
    return now - one.unread.since > limits.readMs + (bytes / limits.readBytesPerSecond) * 1_000;
  }

  const looking = setInterval(() => {
    const now = performance.now();
    for (const [response, one] of watched) {
      if (isStalled(one, now) || isReadTooSlowly(one, response, now)) one.request.socket.destroy();
    }
  }, LOOK_EVERY_MS);
  looking.unref();
  return () => clearInterval(looking);
}
