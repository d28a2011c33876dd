import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 1_000;

export interface SlowLimits {
  /** Longest time in which nothing of a body arrives. */
  stalledBodyMs: number;
  /** Longest time in which nothing of an answer is taken in, give or take as much again. */
  stalledReadMs: number;
  /** And time to take in an answer, before its size is counted, */
  readMs: number;
  /** then this fast. */
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
  /** Since when there is something for the visitor to take in, and what they had taken in by then. */
  unread: { since: number; bytesTaken: number } | null;
}

/**
 * Closes the connections of those who keep them busy with next to nothing: bodies that stop arriving, and answers that
 * are not taken in, whether they were written whole or piece by piece. The answer ends it.
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

  // Only Node sees how much of one large write the system has taken: this comes when it has taken nothing for so long.
  server.timeout = limits.stalledReadMs;
  server.on('timeout', (socket: Socket) => {
    const isWaitingForUs = (underWay.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!isWaitingForUs) socket.destroy();
  });

  function isStalled(one: Watched, now: number): boolean {
    const { request } = one;
    const { bytesRead } = request.socket;
    // What has arrived and waits for us is not their fault.
    if (request.complete || bytesRead !== one.bytesRead || request.readableLength > 0) {
      one.bytesRead = bytesRead;
      one.readAt = now;
      return false;
    }
    return now - one.readAt > limits.stalledBodyMs;
  }

  function isReadTooSlowly(one: Watched, response: ServerResponse, now: number): boolean {
    const { socket } = response;
    // An answer that has no socket yet waits for the one before it on the same connection.
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
