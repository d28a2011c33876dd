import type { IncomingMessage } from 'node:http';
import { Refusal, type RefusalCode } from '../Refusal.ts';
import { drainBody } from './drainBody.ts';

interface BodyFaultCodes {
  tooLarge: RefusalCode;
  cutShort: RefusalCode;
  /** Message for a body that is too large, in place of the general one. */
  tooLargeMessage?: string;
}

const ARCHIVE_CODES: BodyFaultCodes = { tooLarge: 'archive-too-large', cutShort: 'archive-damaged' };

/**
 * Reads a request's body into memory.
 * @throws Refusal as soon as the body exceeds the limit.
 */
export function readBody(
  request: IncomingMessage,
  limitBytes: number,
  codes: BodyFaultCodes = ARCHIVE_CODES,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    const refuse = () => {
      drainBody(request.off('data', collect));
      const limit = `${Math.floor(limitBytes / 1024 / 1024)} MB`;
      const message = codes.tooLargeMessage ?? `The upload is larger than ${limit}. Make it smaller.`;
      reject(new Refusal(message, { status: 413, code: codes.tooLarge }));
    };
    const collect = (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes > limitBytes) refuse();
      else chunks.push(chunk);
    };
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
      refuse();
      return;
    }
    const cutShort = (cause?: Error) =>
      reject(new Refusal('The upload was cut short. Send it again.', { status: 400, code: codes.cutShort, cause }));
    request.on('data', collect).on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', cutShort).on('aborted', cutShort);
  });
}
