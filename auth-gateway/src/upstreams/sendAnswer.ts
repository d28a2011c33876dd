import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withinTime } from '@saltbush/capability/database';

/** Up to here an answer is sent only when it is whole, so that a service that breaks off is answered for properly. */
const WHOLE_BYTES = 256 * 1024;
export const MOST_ANSWER_BYTES = 10 * 1024 * 1024;
/** For a whole answer, in times that its beginning may take. Time in which the visitor's line is slow is not counted. */
const WHOLE_TIMES = 4;

/** Why an answer could not be read to its end. */
export class BrokenAnswer extends Error {
  readonly code = 'broken-answer';
}

interface Options {
  timeoutMs: number;
  /** Called before anything is sent. */
  begin: () => void;
  signal: AbortSignal;
}

/**
 * Sends the body of a service's answer on.
 * @throws BrokenAnswer when it is too long, too slow or breaks off. What is longer than 256 kB may have begun by then: the
 * caller closes the connection.
 */
export async function sendAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  { timeoutMs, begin, signal }: Options,
): Promise<void> {
  const announced = Number(answer.headers['content-length'] ?? 0);
  if (announced > MOST_ANSWER_BYTES) throw tooLong();
  const chunks = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const held: Buffer[] = [];
  let length = 0;
  let waitedMs = 0;
  let hasBegun = false;

  async function next(): Promise<Buffer | null> {
    const leftMs = Math.min(timeoutMs, timeoutMs * WHOLE_TIMES - waitedMs);
    const since = performance.now();
    const step = await withinTime(chunks.next(), Math.max(1, leftMs)).catch((cause: unknown) => {
      throw new BrokenAnswer('The answer took too long or broke off.', { cause });
    });
    waitedMs += performance.now() - since;
    if (step.done === true) return null;
    return step.value;
  }

  for (let chunk = await next(); chunk !== null; chunk = await next()) {
    length += chunk.length;
    if (length > MOST_ANSWER_BYTES) throw tooLong();
    if (hasBegun) {
      if (!response.write(chunk)) await once(response, 'drain', { signal });
      continue;
    }
    held.push(chunk);
    if (length <= WHOLE_BYTES) continue;
    begin();
    hasBegun = true;
    if (!response.write(Buffer.concat(held.splice(0)))) await once(response, 'drain', { signal });
  }
  // A connection that is closed early ends the stream as if the answer were whole.
  if (!answer.complete) throw new BrokenAnswer('The answer broke off.');
  if (hasBegun) {
    response.end();
    return;
  }
  const body = Buffer.concat(held);
  begin();
  if (body.length > 0 || answer.statusCode === 200) response.setHeader('content-length', body.length);
  response.end(body);
}

const tooLong = () => new BrokenAnswer(`The answer is longer than ${MOST_ANSWER_BYTES / 1024 / 1024} MB.`);
