import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { GatewayClient } from './GatewayClient.ts';

let server: Server;
let url: string;
let answer: { status: number; type: string; body: string | Buffer; headers?: Record<string, string> };
/** Turned away before that. */
let turnedAway = { times: 0, code: 'too-busy', seconds: '0' };
let received: { method?: string; path?: string; type?: string; token?: string; body: string };

async function record(request: IncomingMessage): Promise<void> {
  const { method, url: path, headers } = request;
  received = {
    ...(method ? { method } : {}),
    ...(path ? { path } : {}),
    ...(headers['content-type'] ? { type: headers['content-type'] } : {}),
    ...(headers.authorization ? { token: headers.authorization } : {}),
    body: await text(request),
  };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void record(request).then(() => {
      const { times, code, seconds } = turnedAway;
      turnedAway.times -= 1;
      if (times <= 0)
        response.writeHead(answer.status, { 'content-type': answer.type, ...answer.headers }).end(answer.body);
      else response.writeHead(503, { 'retry-after': seconds }).end(JSON.stringify({ detail: 'Send it again.', code }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

function answering(status: number, body: object | string): GatewayClient {
  const isText = typeof body === 'string';
  answer = { status, type: isText ? 'text/html' : 'application/json', body: isText ? body : JSON.stringify(body) };
  return new GatewayClient({ url: `${url}/`, token: 'secret' });
}

describe('GatewayClient', () => {
  it('publishes an archive', async () => {
    const publication = { name: 'mf-quote', version: '1.4.0', contentId: '0123456789ab', status: 'published' };
    expect(await answering(201, publication).publish('mf-quote', Buffer.from('archive'))).toEqual(publication);
    expect(received).toEqual({
      method: 'POST',
      path: '/api/releases/mf-quote',
      type: 'application/gzip',
      token: 'Bearer secret',
      body: 'archive',
    });
  });

  it('activates and rolls back', async () => {
    const activation = { revision: 7, name: 'mf-quote', version: '1.4.0', kind: 'activate' };
    const gateway = answering(201, activation);
    expect(await gateway.activate('mf-quote', { version: '1.4.0', reason: 'lanes' })).toEqual(activation);
    expect(received).toMatchObject({ path: '/api/releases/mf-quote/activations', type: 'application/json' });
    expect(JSON.parse(received.body)).toEqual({ version: '1.4.0', reason: 'lanes' });
    await gateway.rollback('mf-quote', { reason: 'prices' });
    expect(received).toMatchObject({ path: '/api/releases/mf-quote/rollback', body: '{"reason":"prices"}' });
  });

  it('asks for the history of one release or of all', async () => {
    const gateway = answering(200, { history: [] });
    expect(await gateway.history({ name: 'mf-quote' })).toEqual([]);
    expect(received.path).toBe('/api/releases/history?name=mf-quote');
    await gateway.history();
    expect(received.path).toBe('/api/releases/history');
  });

  it('passes on the reason of a refusal', async () => {
    const problem = {
      title: 'Conflict',
      status: 409,
      code: 'version-taken',
      detail: 'Raise it.',
      errors: ['a', { b: 1 }],
    };
    await expect(answering(409, problem).publish('mf-quote', Buffer.from(''))).rejects.toMatchObject({
      code: 'gateway-refused',
      message: 'Raise it.',
      details: ['a', '{"b":1}'],
    });
  });

  it('gives a reason even when the answer has none', async () => {
    await expect(answering(502, '<h1>Bad gateway</h1>').liveSet()).rejects.toMatchObject({
      code: 'gateway-refused',
      message: expect.stringContaining('answered 502'),
    });
  });

  it('says where a token comes from when there is none', async () => {
    answering(401, { title: 'Unauthorized' });
    await expect(new GatewayClient({ url }).liveSet()).rejects.toMatchObject({ code: 'token-missing' });
  });

  it.each([
    ['nothing listens', 'http://127.0.0.1:9'],
    ['the address is none', 'not a url'],
  ])('says how to start a gateway when %s', async (_, address) => {
    await expect(new GatewayClient({ url: address }).liveSet()).rejects.toMatchObject({
      code: 'gateway-unreachable',
      message: `No gateway answers at ${address}. Start it with npm start or give --url.`,
    });
  });

  it('sends again what a busy site has done nothing with, and says so once', async () => {
    answering(201, { version: '1.4.0' });
    turnedAway = { times: 3, code: 'too-busy', seconds: '0' };
    const onBusy = jest.fn();
    const gateway = new GatewayClient({ url, onBusy });
    expect(await gateway.publish('mf-quote', Buffer.from('archive'))).toEqual({ version: '1.4.0' });
    expect(received.body).toBe('archive');
    expect(onBusy).toHaveBeenCalledTimes(1);
  });

  it.each([
    { when: 'it stays busy for longer than one waits', code: 'too-busy', seconds: '121' },
    { when: 'somebody else turned it away, who may have done something', code: 'elsewhere', seconds: '0' },
  ])('passes the refusal on when $when', async ({ code, seconds }) => {
    answering(201, {});
    turnedAway = { times: 1, code, seconds };
    await expect(new GatewayClient({ url }).publish('mf-quote', Buffer.from(''))).rejects.toMatchObject({
      code: 'gateway-refused',
      message: 'Send it again.',
    });
  });

  it('sends a token to no address but its own', async () => {
    answer = { status: 308, type: 'text/html', body: '', headers: { location: 'https://elsewhere.example/' } };
    await expect(new GatewayClient({ url, token: 'secret' }).liveSet()).rejects.toMatchObject({
      code: 'gateway-refused',
      message: `${url} leads to https://elsewhere.example/. Give the site's own address with --url.`,
    });
  });

  it('reads a compressed answer', async () => {
    const body = gzipSync(JSON.stringify({ history: [{ name: 'mf-quote' }] }));
    answer = { status: 200, type: 'application/json', body, headers: { 'content-encoding': 'gzip' } };
    expect(await new GatewayClient({ url }).history()).toEqual([{ name: 'mf-quote' }]);
  });

  it('passes on a refusal that comes before everything was sent', async () => {
    const hasty = createServer((_request, response) => {
      response.writeHead(413, { connection: 'close' }).end('{"detail":"Too large."}');
    });
    await new Promise<void>((resolve) => hasty.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(hasty.address() as AddressInfo).port}`;
    await expect(new GatewayClient({ url: at }).publish('mf-quote', Buffer.alloc(200_000))).rejects.toMatchObject({
      message: 'Too large.',
    });
    hasty.close();
  });

  it('reports a server of another kind as no gateway', async () => {
    await expect(answering(200, '<h1>Hello</h1>').liveSet()).rejects.toMatchObject({ code: 'gateway-unreachable' });
  });
});
