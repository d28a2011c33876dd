import type { IncomingMessage } from 'node:http';
import { ANSWER_LENGTH } from '../api/webhook-events.data.ts';

const MOST_BYTES = 4_096;
/** Characters that cannot be seen, or that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

const plain = (text: string): string =>
  text
    .replace(UNSEEN, (character) => (character === '\n' || character === '\t' ? character : ''))
    .slice(0, ANSWER_LENGTH);

/** The beginning of an answer as plain text. The rest is never read; what broke off counts as far as it came. */
export function answerText(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => resolve(plain(Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8')));
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MOST_BYTES) answer.destroy();
    });
    answer.on('error', end).on('close', end).on('end', end);
  });
}
