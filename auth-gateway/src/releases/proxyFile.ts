import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { releaseFileHeaders } from './releaseFileHeaders.ts';

const PASSED_ON = ['content-length', 'etag', 'last-modified'];
const TIMEOUT_MS = 30_000;

/**
 * Answers with a development server's file, never kept by the browser. What the file is follows from its path, as with a
 * release: the development server may say of a page that it is one.
 */
export async function proxyFile(
  url: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(url, {
    method: request.method ?? 'GET',
    headers: { 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const headers: Record<string, string> = { ...releaseFileHeaders(path), 'cache-control': 'no-store' };
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  response.writeHead(answer.status, headers);
  if (answer.body === null) response.end();
  else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
}
