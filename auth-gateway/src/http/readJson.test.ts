import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { MAX_JSON_BYTES, readJson } from '@saltbush/capability/http';
import express from 'express';
import { SERVER_SOURCES } from '../../fixtures/serverSources.ts';
import { createLog } from '../log.ts';
import { answerErrors } from './answerErrors.ts';

let server: Server;
let url = '';
beforeAll(async () => {
  const app = express();
  app.post('/api/any', readJson(), (request, response) => void response.json({ sent: request.body ?? null }));
  const words = { limitBytes: 100, tooLargeMessage: 'Send the file by itself.' };
  app.post('/api/words', readJson(words), (_request, response) => void response.json({}));
  app.use(answerErrors(createLog('silent')));
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve());
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, path = '/api/any') {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const textOf = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - 11) });

describe('a JSON body', () => {
  it('is read up to 64 KB and not a byte more', async () => {
    expect((await send(textOf(MAX_JSON_BYTES))).status).toBe(200);
    expect(await send(textOf(MAX_JSON_BYTES + 1))).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });

  it('is read to the end when it is refused, so that whoever sends 20 MB sees the answer', async () => {
    expect(await send(textOf(20 * 1024 * 1024))).toMatchObject({ status: 413 });
    const told = await send(textOf(5 * 1024 * 1024), {}, '/api/words');
    expect(told).toMatchObject({ status: 413, body: { detail: 'Send the file by itself.' } });
  });

  it.each([
    ['the deepest nesting that fits', `${'['.repeat(32_000)}${']'.repeat(32_000)}`],
    ['nested objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['as many parts as fit', JSON.stringify(Array(30_000).fill(1))],
    ['as many fields as fit', JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_key, at) => [at, 1])))],
    ['half a document', '{"a":'],
    ['a text alone', '"a"'],
  ])('of %s is refused with 400', async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it('is never unpacked', async () => {
    expect(await send(new Uint8Array(gzipSync('{}')), { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
  });

  it('counts as missing when it has another media type', async () => {
    expect((await send('{}', { 'content-type': 'text/csv' })).body.sent).toBeNull();
  });

  it('is read in this one place', () => {
    const readers = SERVER_SOURCES.filter(({ text }) => /express\.(json|raw|text)\(|body-parser/.test(text));
    expect(readers.map(({ path }) => path)).toEqual(['packages/capability/src/http/readJson.ts']);
  });
});
