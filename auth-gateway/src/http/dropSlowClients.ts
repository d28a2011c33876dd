import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const LOOK_EVERY_MS = 1_000;

export interface SlowLimits {
  /** Longest time in which nothing of a body arrives. */
  stalledBodyMs: number;
  /** Time to take in an answer, before its size is counted. */
  readMs: number;
  /** And then this fast. */
  readBytesPerSecond: number;
}

const LIMITS: SlowLimits = { stalledBodyMs: 10_000, readMs: 15_000, readBytesPerSecond: 8 * 1024 };

interface Watched {
  request: IncomingMessage;
  bytesRead: number;
  readAt: number;
  /** When everything had been written, for the visitor to take in. */
  answeredAt: number | null;
  unreadBytes: number;
}

/**
 * Closes the connections of those who keep them busy with next to nothing: bodies that stop arriving, and answers that
 * nobody reads. Streams of events have no end and look after themselves. The answer ends it.
 */
export function dropSlowClients(server: Server, limits: SlowLimits = LIMITS): () => void {
  const watched = new Map<ServerResponse, Watched>();

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { bytesRead } = request.socket;
    const readAt = performance.now();
    watched.set(response, { request, bytesRead, readAt, answeredAt: null, unreadBytes: 0 });
    const forget = () => watched.delete(response);
    response.once('finish', forget).once('close', forget);
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

  function isUnread(one: Watched, response: ServerResponse, now: number): boolean {
    if (!response.writableEnded) return false;
    if (one.answeredAt === null) {
      one.answeredAt = now;
      one.unreadBytes = response.socket?.writableLength ?? 0;
      return false;
    }
    return now - one.answeredAt > limits.readMs + (one.unreadBytes / limits.readBytesPerSecond) * 1_000;
  }

  const looking = setInterval(() => {
    const now = performance.now();
    for (const [response, one] of watched) {
      if (isStalled(one, now) || isUnread(one, response, now)) one.request.socket.destroy();
    }
  }, LOOK_EVERY_MS);
  looking.unref();
  return () => clearInterval(looking);
}
