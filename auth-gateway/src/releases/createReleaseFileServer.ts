import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileType } from '@saltbush/contract/gate';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { devFileUrl, isDevVersion } from './createDevReleases.ts';
import type { StoredFile } from './createFileCache.ts';
import { isDamaged } from './damaged-file.ts';
import { isServiceWorker } from './isServiceWorker.ts';
import { parseRange } from './parseRange.ts';
import { proxyFile } from './proxyFile.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { releaseFileHeaders } from './releaseFileHeaders.ts';

interface Dependencies {
  config: Pick<Config, 'dev'>;
  releases: ReleaseStore;
  log: Logger;
}

const ADDRESS = /^\/mf\/(shell|mf-[a-z][a-z0-9-]*)\/([0-9A-Za-z.-]+)\/([\w@.+/-]+)$/;

const TEXT_HEADERS = releaseFileHeaders('answer.txt');
const IMMUTABLE = 'public, max-age=31536000, immutable';

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, {
      ...TEXT_HEADERS,
      'cache-control': 'no-store',
      ...headers,
    })
    .end(text);
}

/** Whether an entry of `Accept-Encoding` names the encoding with a weight above zero. */
function isOffered(offer: string, encoding: string): boolean {
  const [name, ...weights] = offer.split(';').map((part) => part.trim());
  return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
}

function chooseVariant({ variants }: StoredFile, request: IncomingMessage): { bytes: Buffer; encoding: string | null } {
  const header = request.headers['accept-encoding'];
  const offers = String(header ?? '').toLowerCase();
  const accepts = (encoding: string) => offers.split(',').some((offer) => isOffered(offer, encoding));
  if (variants.brotli !== null && accepts('br')) return { bytes: variants.brotli, encoding: 'br' };
  if (variants.gzip !== null && accepts('gzip')) return { bytes: variants.gzip, encoding: 'gzip' };
  return { bytes: variants.identity, encoding: null };
}

/** Compares tags weakly (RFC 9110 §13.1.2), since a proxy that compresses makes a tag weak. */
function isKnown(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  return header.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()));
}

function sendRange(request: IncomingMessage, response: ServerResponse, bytes: Buffer, headers: Record<string, string>) {
  // A request with `If-Range` gets the whole file, since our tags never match it.
  const isAsked = request.headers['if-range'] === undefined;
  const range = parseRange(isAsked ? request.headers.range : undefined, bytes.length);
  if (range.status === 'unsatisfiable') {
    sendText(response, 416, 'There is no such part of the file.\n', { 'content-range': `bytes */${bytes.length}` });
    return;
  }
  const part = range.status === 'whole' ? bytes : bytes.subarray(range.first, range.last + 1);
  const isPart = range.status === 'part';
  response.writeHead(isPart ? 206 : 200, {
    ...headers,
    'accept-ranges': 'bytes',
    'content-length': part.length,
    ...(isPart ? { 'content-range': `bytes ${range.first}-${range.last}/${bytes.length}` } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function send(file: StoredFile, request: IncomingMessage, response: ServerResponse): void {
  const headers: Record<string, string> = { ...releaseFileHeaders(file.path), 'cache-control': IMMUTABLE };
  if (fileType(file.path)?.kind === 'film') {
    sendRange(request, response, file.variants.identity, headers);
    return;
  }
  const { bytes, encoding } = chooseVariant(file, request);
  if (file.variants.gzip !== null) headers.vary = 'accept-encoding';
  const etag = `"${file.integrity.slice(7, 39)}${encoding ? `-${encoding}` : ''}"`;
  headers.etag = etag;
  if (isKnown(etag, request.headers['if-none-match'])) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== null) headers['content-encoding'] = encoding;
  response.writeHead(200, { ...headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Answers `/mf/<name>/<version>/<file>` from memory, before Express: this is several times faster, and most requests of
 * a busy site are for files. Returns whether the request was one of these.
 */
export function createReleaseFileServer({ config, releases, log }: Dependencies) {
  async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name, version, file] = ADDRESS.exec(path) ?? [];
    if (name === undefined || version === undefined || file === undefined) {
      sendText(response, 404, 'There is no such file.\n');
      return;
    }
    if (config.dev?.remotes.includes(name) && isDevVersion(version)) {
      await proxyFile(devFileUrl(config.dev.serverUrl, name, file), file, request, response);
      return;
    }
    const found = await releases.findFile(name, version, file);
    if (found === null) sendText(response, 404, `There is no file ${file} in ${name} ${version}.\n`);
    else send(found, request, response);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!path.startsWith('/mf/')) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Files can only be read.\n', { allow: 'GET, HEAD' });
      return true;
    }
    if (isServiceWorker(request)) {
      sendText(response, 403, 'No script of a release may become a service worker: it would outlive its release.\n');
      return true;
    }
    answer(path, request, response).catch((error: unknown) => {
      // The damage was logged already, once for all requests.
      if (isDamaged(error) && !response.headersSent) {
        sendText(response, 500, 'This file is damaged, so it is not sent. Its release has to be restored.\n');
        return;
      }
      // A browser that went on to another page wants no answer, and nothing failed.
      if (response.destroyed) return;
      log.error({ err: error, path }, 'a release file could not be read');
      if (response.headersSent) response.destroy();
      else sendText(response, 503, 'The file cannot be read just now. Try again.\n', { 'retry-after': '1' });
    });
    return true;
  };
}
