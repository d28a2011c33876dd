import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { releaseFileHeaders } from './releaseFileHeaders.ts';

const PASSED_ON = ['content-length', 'etag', 'last-modified'];
const TIMEOUT_MS = 30_000;

/**
 * Answers with a file of a development server, which the browser must not cache. The type follows from the path, as in
 * a release, so the development server cannot turn a file into a page.
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
