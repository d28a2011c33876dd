import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

interface Sent {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: Uint8Array | string | undefined;
}

export interface Answer {
  status: number;
  /** In the server's words, such as "Not Found". */
  statusText: string;
  headers: IncomingHttpHeaders;
  text: string;
}

const LIMIT_MS = 300_000;

async function textOf(response: IncomingMessage): Promise<string> {
  if (response.headers['content-encoding'] !== 'gzip') return text(response);
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return (await promisify(gunzip)(Buffer.concat(chunks))).toString('utf8');
}

/**
 * Sends one request over a connection of its own, and follows no redirect. Not with `fetch`, which in Node compiles a
 * parser of its own first, and whose process ends only once that is optimised: most of the time that a command takes.
 */
export async function sendRequest(url: string, { method, headers, body }: Sent): Promise<Answer> {
  const { request } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, agent: false, headers: { 'accept-encoding': 'gzip', ...headers } });
    sending.setTimeout(LIMIT_MS, () => sending.destroy(new Error(`No answer within ${LIMIT_MS / 1_000} s.`)));
    sending.on('error', reject);
    sending.on('response', (response) => {
      // A server that answers early may close the connection while the rest is still sent.
      sending.off('error', reject).on('error', () => {});
      const { statusCode = 0, statusMessage = '', headers: received } = response;
      const answerOf = (content: string): Answer => ({
        status: statusCode,
        statusText: statusMessage,
        headers: received,
        text: content,
      });
      textOf(response).then(answerOf).then(resolve, reject);
    });
    sending.end(body);
  });
}
