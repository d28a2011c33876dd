import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ServedFolder } from './serveFolder.ts';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const TEXT = /^(text\/|application\/(javascript|json))/;

const compress = promisify(brotliCompress);

/** A server in front of another one on this machine that compresses its texts, as nginx does in front of Next.js. */
export async function serveBehindBrotli(port: number): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    forward(request, response, port).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, method: request.method, path: request.url, headers }, resolve)
      .on('error', reject)
      .end();
  });
  const { 'transfer-encoding': _chunked, connection: _connection, ...own } = answer.headers;
  const body = Buffer.concat(await answer.toArray());
  const isText = answer.statusCode === 200 && TEXT.test(own['content-type'] ?? '');
  const sent = isText ? await compress(body, QUALITY) : body;
  const encoded = isText ? { 'content-encoding': 'br', 'content-length': sent.length } : {};
  response.writeHead(answer.statusCode ?? 502, { ...own, ...encoded }).end(sent);
}
