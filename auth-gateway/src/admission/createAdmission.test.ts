import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createLog } from '../log.ts';
import { type Admission, createAdmission } from './createAdmission.ts';
import { LANES } from './lanes.data.ts';

const CONFIG = { trustedProxies: 1, capacityPercent: 100, maxEventStreams: 8 };
const NETWORK = '203.0.113.7';
const STREAM = '/api/releases/events';
const log = createLog('silent');

let admission: Admission;
let server: Server;
let url: string;
let working: ServerResponse[];
let sockets: Socket[];
/** Collects responses and never answers by itself, so that each test decides how long a request is worked on. */
const listener: RequestListener = (_request, response) => void working.push(response);

beforeEach(async () => {
  working = [];
  sockets = [];
  const marks = {
    markOf: ({ headers }: { headers: { authorization?: string } }) =>
      headers.authorization?.startsWith('Bearer known') ? headers.authorization : null,
    hasSession: ({ headers }: { headers: { cookie?: string } }) => headers.cookie !== undefined,
  };
  // The lag of a busy test machine would reduce the places, and waiting requests would time out before the tests count
  // them. So neither the lag nor the clock moves here.
  admission = createAdmission({ config: CONFIG, marks, log, follow: () => () => {}, now: () => 0 });
  server = createServer({ highWaterMark: 80 * 1024 }, admission.guarded(listener));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  admission.close();
  jest.restoreAllMocks();
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause();
}
function ask(path: string, network = NETWORK, init: RequestInit = {}) {
  return fetch(url + path, { ...init, headers: { 'x-forwarded-for': network, ...(init.headers as object) } });
}
const load = (name: string) => admission.loads().find(({ lane }) => lane === name);
async function fill(path: string, lane: keyof typeof LANES, network?: string) {
  const { mostOfOne, waiting } = LANES[lane];
  const sent = Array.from({ length: mostOfOne + waiting }, () => ask(path, network));
  for (const one of sent) one.catch(() => {});
  await until(() => load(lane)?.waiting === waiting);
  return { answers: () => Promise.all(sent) };
}
async function answerAll(): Promise<void> {
  let quiet = 0;
  while (quiet < 20) {
    quiet = working.length > 0 ? 0 : quiet + 1;
    for (const response of working.splice(0)) response.end('done');
    await pause();
  }
}

describe('a busy site', () => {
  it('turns pages away at once with a readable page, and serves everyone who had a place or waited', async () => {
    const { answers } = await fill('/quote', 'page');
    const refused = await ask('/');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('3');
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toMatch(/<h1>We are busy just now<\/h1>.*load this page again/);
    expect(working).toHaveLength(LANES.page.mostOfOne);
    await answerAll();
    const statuses = (await answers()).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Once all are answered, nothing is held.
    expect(load('page')).toMatchObject({ held: 0, waiting: 0 });
    const after = ask('/');
    await until(() => working.length === 1);
    await answerAll();
    expect((await after).status).toBe(200);
  });

  it('answers the API with a problem document', async () => {
    await fill('/api/quotes/x', 'read');
    const refused = await ask('/api/alerts');
    expect({ status: refused.status, wait: refused.headers.get('retry-after') }).toEqual({ status: 503, wait: '3' });
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.json()).toMatchObject({ status: 503, code: 'too-busy' });
  });

  it('lets operators, files, checks and every other kind of work through meanwhile', async () => {
    await fill('/quote', 'page');
    await fill('/api/quotes/x', 'read');
    const before = working.length;
    const known = { headers: { authorization: 'Bearer known' } };
    const through = [
      ask('/mf/mf-quote/1.0.0/main.js'),
      ask('/api/health'),
      ask('/api/releases/mf-quote/rollback', NETWORK, { ...known, method: 'POST' }),
      ask('/quote', NETWORK, known),
      ask('/api/releases/events'),
      ask('/api/track', NETWORK, { method: 'POST', body: '{}' }),
    ];
    await until(() => working.length >= before + through.length);
    await answerAll();
    expect(await Promise.all(through.map(async (one) => (await one).status))).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('gives a made-up token none of the places of operators', async () => {
    const headers = { authorization: 'Bearer made-up' };
    const flood = Array.from({ length: 40 }, () => ask('/api/releases', NETWORK, { headers }));
    await until(() => (load('claimed')?.turnedAway ?? 0) > 0);
    expect(load('operator')).toMatchObject({ held: 0, waiting: 0 });
    expect(load('claimed')?.held).toBe(LANES.claimed.mostOfOne);
    // A made-up token from another network still finds a place.
    const other = ask('/api/releases', '198.51.100.1', { headers });
    await until(() => working.length === LANES.claimed.mostOfOne + 1);
    await answerAll();
    expect((await other).status).toBe(200);
    await Promise.allSettled(flood);
  });

  it('gives a visitor from another network a place before those of the flood', async () => {
    const flood = await fill('/api/quotes/x', 'read');
    const other = ask('/api/quotes/x', '2001:db8:12::1');
    await until(() => (load('read')?.turnedAway ?? 0) > 0);
    working.shift()?.end('done');
    await until(() => working.length === LANES.read.places);
    working.at(-1)?.end('for the other');
    expect(await (await other).text()).toBe('for the other');
    await answerAll();
    await flood.answers();
  });

  it('keeps a place for pages of others while one network has pages that render slowly', async () => {
    const flood = await fill('/quote', 'page');
    const other = ask('/quote', '2001:db8:12::1');
    await until(() => working.length === LANES.page.mostOfOne + 1);
    working.at(-1)?.end('for the other');
    expect(await (await other).text()).toBe('for the other');
    await answerAll();
    await flood.answers();
  });

  it('counts what it turned away, and logs it once instead of once per request', async () => {
    const warn = jest.spyOn(log, 'warn');
    await fill('/quote', 'page');
    for (let sent = 0; sent < 5; sent += 1) await ask('/');
    expect(load('page')).toMatchObject({ turnedAway: 5, admitted: LANES.page.mostOfOne });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('event streams', () => {
  it('have a cap for each network and one in all, and a stream that ends makes room', async () => {
    const first = new AbortController();
    const open = (network: string, init: RequestInit = {}) => void ask(STREAM, network, init).catch(() => {});
    // 2 is a quarter of the 8 places.
    open('203.0.113.1', { signal: first.signal });
    open('203.0.113.1');
    await until(() => load('stream')?.held === 2);
    const third = await ask('/api/shipments/events', '203.0.113.1');
    expect({ status: third.status, wait: third.headers.get('retry-after') }).toEqual({ status: 503, wait: '3' });
    expect(await third.json()).toMatchObject({ detail: expect.stringMatching(/ask again from time to time/) });
    for (const network of ['203.0.113.2', '203.0.113.3', '203.0.113.4']) {
      open(network);
      open(network);
    }
    await until(() => load('stream')?.held === 8);
    expect((await ask('/api/releases/log/events', '203.0.113.5')).status).toBe(503);
    first.abort();
    await until(() => load('stream')?.held === 7);
    open('203.0.113.5');
    await until(() => load('stream')?.held === 8);
  });
});

describe('places', () => {
  async function dial(text: string): Promise<Socket> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }
  const post = (length: number) =>
    `POST /api/quotes HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${NETWORK}\r\ncontent-length: ${length}\r\n\r\n`;

  it('are not held by bodies that do not come', async () => {
    const slow = await Promise.all(Array.from({ length: LANES.write.places * 2 }, () => dial(`${post(100)}{`)));
    await until(() => slow.length === LANES.write.places * 2);
    const other = ask('/api/quotes', '198.51.100.1', { method: 'POST', body: '{}' });
    await until(() => working.length === 1);
    expect(load('write')).toMatchObject({ held: 1, waiting: 0 });
    await answerAll();
    expect((await other).status).toBe(200);
    // Once the rest of the body has arrived, the other requests get their turn.
    slow[0]?.write('x'.repeat(99));
    await until(() => working.length === 1);
  });

  it('are given at once to strangers where only a session counts, and to whoever may have one when the body is here', async () => {
    const to = (path: string, header = '') =>
      dial(`POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${NETWORK}\r\n${header}content-length: 9\r\n\r\n`);
    await to('/api/ops/people/search', 'cookie: saltbush=x\r\n');
    await to('/api/ops/people/search', 'authorization: Bearer of-nobody\r\n');
    await to('/api/quotes');
    await to('/api/ops/people/search');
    await until(() => working.length === 1);
    await pause();
    expect(
      working.map(({ req: { url, headers } }) => ({ url, isKnown: 'cookie' in headers || 'authorization' in headers })),
    ).toEqual([{ url: '/api/ops/people/search', isKnown: false }]);
  });

  it('let the whole body through to the code that works on it', async () => {
    const body = 'x'.repeat(64 * 1024);
    const half = 30_000;
    const socket = await dial(post(body.length) + body.slice(0, half));
    await pause();
    socket.write(body.slice(half));
    await until(() => working.length === 1);
    const { req } = working[0] as ServerResponse;
    let received = 0;
    for await (const chunk of req) received += (chunk as Buffer).length;
    expect(received).toBe(body.length);
  });

  it('stay held by work that was begun for a visitor who hung up, until that work ends', async () => {
    for (let sent = 0; sent < LANES.page.mostOfOne; sent += 1) {
      const socket = await dial(`GET /quote HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${NETWORK}\r\n\r\n`);
      await until(() => working.length === sent + 1);
      socket.destroy();
    }
    await until(() => working.every((response) => response.destroyed));
    expect(load('page')?.held).toBe(LANES.page.mostOfOne);
    for (const response of working) response.end();
    await until(() => load('page')?.held === 0);
  });

  it('are not held by a visitor who reads slowly', async () => {
    const socket = await dial(`GET /quote HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${NETWORK}\r\n\r\n`);
    socket.pause();
    await until(() => working.length === 1);
    working[0]?.end(Buffer.alloc(32 * 1024 * 1024));
    await until(() => load('page')?.held === 0);
    expect(working[0]?.writableFinished).toBe(false);
  });
});
