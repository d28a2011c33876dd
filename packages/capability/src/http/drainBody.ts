import type { IncomingMessage } from 'node:http';

const MOST_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Reads the rest of a refused body and drops it, since a client that cannot finish sending never reads the answer. A
 * client that sends without end is cut off.
 */
export function drainBody(request: IncomingMessage): void {
  let drainedBytes = 0;
  request.on('data', (chunk: Buffer) => {
    drainedBytes += chunk.length;
    if (drainedBytes > MOST_DRAINED_BYTES) request.destroy();
  });
  request.resume();
}
