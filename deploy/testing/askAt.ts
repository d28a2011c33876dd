import type { IncomingMessage } from 'node:http';
import { readBody } from './readBody.ts';
import { type Asked, sendTo } from './sendTo.ts';
import type { TestNginx } from './startNginx.ts';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends a request to nginx over TLS. Resolves with the whole answer. */
export async function askAt(nginx: TestNginx, path: string, asked: Asked = {}): Promise<Answer> {
  const message = await sendTo(nginx, path, asked);
  return { status: message.statusCode ?? 0, headers: message.headers, body: await readBody(message) };
}
