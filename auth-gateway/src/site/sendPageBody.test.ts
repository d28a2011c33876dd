import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { bodyForMany, bodyForOne } from './pageBodies.ts';
import { sendPageBody } from './sendPageBody.ts';

const lines = Array.from({ length: 2_000 }, (_, line) => `<p>Pallet ${line * 7919} to Melbourne, $${line % 89}.50</p>`);
const HTML = `<!doctype html>${lines.join('')}`;
const MANY = { policies: '', isWorthBest: true };
const shared = bodyForMany(HTML, MANY);
const bodies = { '/one': () => bodyForOne(HTML), '/many': () => shared };
const app = express().disable('etag');
for (const [path, body] of Object.entries(bodies)) {
  app.get(path, (request, response) => {
    response.type('html').set({
      'content-security-policy': "default-src 'self'",
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'private, no-cache',
      'strict-transport-security': 'max-age=1',
      'x-request-id': 'one',
      'set-cookie': 'a=b',
    });
    return sendPageBody(request, response, body());
  });
}
const server = app.listen(0, '127.0.0.1');
beforeAll(() => new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve))));
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Asked {
  encodings?: string | null;
  method?: string;
  known?: string | undefined;
}

async function ask(path: string, { encodings = 'br', method = 'GET', known }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  const headers = {
    ...(encodings === null ? {} : { 'accept-encoding': encodings }),
    ...(known === undefined ? {} : { 'if-none-match': known }),
  };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', method, headers, agent: false }, resolve).on('error', reject);
  });
  return { message, body: await buffer(message) };
}

describe.each(Object.keys(bodies))('a page for %s', (path) => {
  it.each<[string, string | undefined, (body: Buffer) => Buffer]>([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0, br;q=0', undefined, (body) => body],
    ['zstd', undefined, (body) => body],
  ])('answers a browser that accepts %s with %s', async (encodings, encoding, unpack) => {
    const { message, body } = await ask(path, { encodings });
    expect(message.headers['content-encoding']).toBe(encoding);
    expect(message.headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(unpack(body).toString()).toBe(HTML);
  });

  it('is complete, however many requests come at once', async () => {
    const pages = await Promise.all(Array.from({ length: 30 }, () => ask(path)));
    for (const { body } of pages) expect(brotliDecompressSync(body).toString()).toBe(HTML);
  });

  it('answers HEAD without a body', async () => {
    const { message, body } = await ask(path, { method: 'HEAD' });
    expect(message.statusCode).toBe(200);
    expect(body).toHaveLength(0);
  });
});

describe('a browser that already has the page', () => {
  it('gets 304, whatever the encoding', async () => {
    const known = (await ask('/many')).message.headers.etag;
    for (const encodings of ['br', 'gzip', null]) {
      const { message, body } = await ask('/many', { encodings, known });
      expect([message.statusCode, body.length]).toEqual([304, 0]);
    }
    expect((await ask('/many', { known: 'W/"other"' })).message.statusCode).toBe(200);
  });

  it('is not sent again what it keeps with the page, and gets a page whose policies have changed', async () => {
    const first = (await ask('/many')).message.headers;
    const again = (await ask('/many', { known: first.etag })).message.headers;
    expect(first).toHaveProperty('content-security-policy');
    const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...told } = again;
    expect(told).toEqual({
      etag: first.etag,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      'strict-transport-security': 'max-age=1',
      'x-request-id': 'one',
      'set-cookie': ['a=b'],
    });
    const { etag } = bodyForMany(HTML, { ...MANY, policies: "default-src 'none'" });
    expect(etag).not.toBe(shared.etag);
  });

  it('never gets 304 for a page made for one visitor', async () => {
    expect((await ask('/one')).message.headers.etag).toBeUndefined();
    expect((await ask('/one', { known: String(shared.etag) })).message.statusCode).toBe(200);
  });
});

describe('a page for many', () => {
  it('is compressed better once it is requested again', async () => {
    const page = bodyForMany(HTML, MANY);
    const first = await page.encoded('br');
    await page.encoded('br');
    let best = first;
    while (best === first) {
      await turn();
      best = await page.encoded('br');
    }
    expect(brotliDecompressSync(best).toString()).toBe(HTML);
    expect(best.length).toBeLessThan(first.length);
    expect(await page.encoded('br')).toBe(best);
  });

  it('keeps its quick compression where best ones could be requested without end', async () => {
    const oneOfMany = bodyForMany(HTML, { ...MANY, isWorthBest: false });
    const oneOfFew = bodyForMany(HTML, MANY);
    const quick = await oneOfMany.encoded('br');
    for (const page of [oneOfMany, oneOfMany, oneOfFew]) await page.encoded('br');
    // Best compressions are made in the order of requests, so the first page would have had its turn by then.
    while ((await oneOfFew.encoded('br')).length === quick.length) await turn();
    expect(await oneOfMany.encoded('br')).toBe(quick);
  });

  it('has another ETag when its text changes', () => {
    expect(bodyForMany(`${HTML}!`, MANY).etag).not.toBe(shared.etag);
    expect(bodyForMany(HTML, { ...MANY, isWorthBest: false }).etag).toBe(shared.etag);
  });
});
