import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { sendCompressed } from './sendCompressed.ts';

const HTML = '<!doctype html><p>A pallet to Melbourne</p>'.repeat(2_000);
const app = express().use((request, response) => sendCompressed(request, response.type('html'), HTML));
const server = app.listen(0, '127.0.0.1');
beforeAll(() => new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve))));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(encodings: string | null, method = 'GET'): Promise<{ message: IncomingMessage; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const headers = encodings === null ? {} : { 'accept-encoding': encodings };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', method, headers, agent: false }, resolve).on('error', reject);
  });
  return { message, body: await buffer(message) };
}

describe('a page', () => {
  it.each<[string, string | undefined, (body: Buffer) => Buffer]>([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0', undefined, (body) => body],
    ['zstd', undefined, (body) => body],
  ])('is sent to whoever takes %s as %s', async (encodings, encoding, unpack) => {
    const { message, body } = await ask(encodings);
    expect(message.headers['content-encoding']).toBe(encoding);
    expect(message.headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(unpack(body).toString()).toBe(HTML);
  });

  it('is whole, however many are sent at once', async () => {
    const pages = await Promise.all(Array.from({ length: 30 }, () => ask('br')));
    for (const { body } of pages) expect(brotliDecompressSync(body).toString()).toBe(HTML);
  });

  it('has a head without a body', async () => {
    const { message, body } = await ask('br', 'HEAD');
    expect(message.statusCode).toBe(200);
    expect(body).toHaveLength(0);
  });
});
