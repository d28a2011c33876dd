import {
  LENGTH_BYTES,
  MOST_COMPILED_BYTES,
  MOST_HTML_BYTES,
  MOST_REASON_BYTES,
  MOST_STYLES_BYTES,
  REPLY,
  REPLY_HEADER_BYTES,
} from './worker/protocol.ts';

export type Reply =
  /** `compiled`: see `WorkerRequest`. */
  | { status: 'loaded'; compiled: string }
  | { status: 'rendered'; html: string; styles: string }
  | { status: 'failed'; reason: string };

/** `breach`: our worker never sends this, so a release has written it. */
export type Reading = Reply | { status: 'incomplete' } | { status: 'breach' };

export interface ReplyReader {
  /** Takes a chunk and returns what all chunks so far make. */
  take: (chunk: Buffer) => Reading;
}

const BREACH = { status: 'breach' } as const;

const MOST_BYTES = new Map<number, number>([
  [REPLY.loaded, MOST_COMPILED_BYTES],
  [REPLY.rendered, LENGTH_BYTES + MOST_STYLES_BYTES + MOST_HTML_BYTES],
  [REPLY.failed, MOST_REASON_BYTES],
]);

function parse(status: number, payload: Buffer): Reading {
  if (status === REPLY.loaded) return { status: 'loaded', compiled: payload.toString('base64') };
  if (status === REPLY.failed) return { status: 'failed', reason: payload.toString('utf8') };
  if (payload.length < LENGTH_BYTES) return BREACH;
  const end = LENGTH_BYTES + payload.readUInt32LE();
  if (end > payload.length || end > LENGTH_BYTES + MOST_STYLES_BYTES || payload.length - end > MOST_HTML_BYTES) {
    return BREACH;
  }
  return {
    status: 'rendered',
    styles: payload.toString('utf8', LENGTH_BYTES, end),
    html: payload.toString('utf8', end),
  };
}

/**
 * Reads one reply of a worker. Lengths are checked before anything is stored, and nothing is parsed. So whatever a
 * release writes into the channel costs no more than the largest page or bundle.
 */
export function createReplyReader(): ReplyReader {
  const chunks: Buffer[] = [];
  let received = 0;
  let header: { status: number; end: number } | null = null;

  return {
    take(chunk) {
      chunks.push(chunk);
      received += chunk.length;
      if (header === null) {
        if (received < REPLY_HEADER_BYTES) return { status: 'incomplete' };
        const start = Buffer.concat(chunks);
        const status = start.readUInt8();
        const length = start.readUInt32LE(1);
        if (length > (MOST_BYTES.get(status) ?? -1)) return BREACH;
        header = { status, end: REPLY_HEADER_BYTES + length };
      }
      const { status, end } = header;
      if (received > end) return BREACH;
      return received < end
        ? { status: 'incomplete' }
        : parse(status, Buffer.concat(chunks).subarray(REPLY_HEADER_BYTES));
    },
  };
}
