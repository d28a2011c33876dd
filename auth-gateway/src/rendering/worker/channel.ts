import { Buffer } from 'node:buffer';
import { readSync, writeSync } from 'node:fs';
import {
  CHANNEL,
  LENGTH_BYTES,
  MOST_COMPILED_BYTES,
  REPLY,
  REPLY_HEADER_BYTES,
  type WorkerRequest,
} from './protocol.ts';

function readBytes(length: number): Buffer | null {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const count = readSync(CHANNEL, bytes, read, length - read, null);
    if (count === 0) return null;
    read += count;
  }
  return bytes;
}

/**
 * Waits for the gateway's next request; null when the gateway is gone. It blocks the whole process, so that nothing a
 * page left running continues between two pages.
 */
export function readRequest(): WorkerRequest | null {
  const length = readBytes(LENGTH_BYTES);
  const text = length && readBytes(length.readUInt32LE());
  return text && (JSON.parse(text.toString('utf8')) as WorkerRequest);
}

export type WorkerReply =
  | { status: 'loaded'; compiled: Uint8Array }
  | { status: 'rendered'; html: string; styles: string }
  | { status: 'failed'; reason: string };

function parts(reply: WorkerReply): Uint8Array[] {
  if (reply.status === 'failed') return [Buffer.from(reply.reason, 'utf8')];
  if (reply.status === 'loaded') return reply.compiled.length > MOST_COMPILED_BYTES ? [] : [reply.compiled];
  const styles = Buffer.from(reply.styles, 'utf8');
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(styles.length);
  return [length, styles, Buffer.from(reply.html, 'utf8')];
}

export function sendReply(reply: WorkerReply): void {
  const payload = Buffer.concat(parts(reply));
  const header = Buffer.alloc(REPLY_HEADER_BYTES);
  header.writeUInt8(REPLY[reply.status]);
  header.writeUInt32LE(payload.length, 1);
  let rest: Uint8Array = Buffer.concat([header, payload]);
  while (rest.length > 0) rest = rest.subarray(writeSync(CHANNEL, rest));
}
