import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { askAt } from '../testing/askAt.ts';
import { describeWith } from '../testing/describeWith.ts';
import { sendTo } from '../testing/sendTo.ts';
import { startNginx, type TestNginx } from '../testing/startNginx.ts';
import { type Stub, startStub } from '../testing/startStub.ts';

describeWith(['nginx', 'openssl', 'envsubst'], 'nginx before a gateway that has enough to do', () => {
  const KEPT = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };
  let nginx: TestNginx;
  let gateway: Stub;
  let held: (() => void)[];

  beforeEach(async () => {
    held = [];
    gateway = await startStub((request, response) => {
      const { url = '/', headers } = request;
      const encoding = String(headers['accept-encoding'] ?? '');
      if (headers['service-worker']) response.writeHead(403, { 'cache-control': 'no-store' }).end('no worker');
      else if (url.startsWith('/mf/missing')) response.writeHead(404, { 'cache-control': 'no-store' }).end();
      else if (url.startsWith('/mf/')) {
        response.writeHead(200, { ...KEPT, 'accept-ranges': 'bytes', 'content-length': 10 }).end('0123456789');
      } else if (url.startsWith('/kept')) {
        response.writeHead(200, { 'cache-control': 'private, no-cache', 'x-accel-expires': '1', etag: 'W/"kept"' });
        response.end(`kept ${encoding}`);
      } else if (url.endsWith('/events')) response.writeHead(200).write('data: first\n\n');
      else held.push(() => response.writeHead(200, { 'x-asked': encoding }).end('ok'));
    });
    nginx = await startNginx({
      gatewayPorts: [gateway.port],
      env: {
        ...{ NGINX_PAGES_AT_ONCE: '2', NGINX_CALLS_AT_ONCE: '1', NGINX_STREAMS_PER_SECOND: '1' },
        // The crowd comes from one network here.
        ...{ NGINX_REQUESTS_PER_SECOND: '10000', NGINX_REQUESTS_BURST: '10000' },
      },
    });
  });
  afterEach(async () => {
    await nginx.stop();
    await gateway.stop();
  });
  const untilHeld = async (count: number) => {
    while (held.length < count) await wait(5);
  };
  const letGo = () => {
    for (const answer of held.splice(0)) answer();
  };

  it('tells visitors beyond the limit for pages so at once, in words, without asking the gateway', async () => {
    const admitted = [askAt(nginx, '/'), askAt(nginx, '/quote')];
    await untilHeld(2);
    const { status, headers, body } = await askAt(nginx, '/faq');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store', 'content-type': 'text/html' });
    expect(String(body)).toContain('load this page again');
    expect(gateway.seen).toHaveLength(2);
    letGo();
    for (const answer of await Promise.all(admitted)) expect(answer.status).toBe(200);
  });

  it('tells callers beyond the limit for the API so in a form that programs read, and takes the next call again', async () => {
    const admitted = askAt(nginx, '/api/track', { method: 'POST', body: Buffer.from('{}') });
    await untilHeld(1);
    const { status, headers, body } = await askAt(nginx, '/api/quotes', { method: 'POST', body: Buffer.from('{}') });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 503, type: 'application/problem+json' });
    expect(JSON.parse(String(body))).toMatchObject({ status: 503, code: 'too-busy' });
    letGo();
    expect((await admitted).status).toBe(200);
    const next = askAt(nginx, '/api/site/live');
    await untilHeld(1);
    letGo();
    expect((await next).status).toBe(200);
  });

  it.each(['/ops/releases', '/api/releases', '/api/ops/bookings', '/api/health', '/confirm/x', '/api/quotes/x/pdf'])(
    'lets %s through while the crowd waits outside',
    async (path) => {
      const crowd = [askAt(nginx, '/'), askAt(nginx, '/quote'), askAt(nginx, '/api/site/live')];
      await untilHeld(3);
      const asked = askAt(nginx, path);
      await untilHeld(4);
      letGo();
      expect((await asked).status).toBe(200);
      await Promise.all(crowd);
    },
  );

  it('does not count a body that never arrives against anybody', async () => {
    const slow = connectTls({
      host: '127.0.0.1',
      port: nginx.httpsPort,
      servername: 'localhost',
      ca: nginx.certificate,
    });
    await once(slow, 'secureConnect');
    slow.write(`POST /api/track HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{`);
    const asked = askAt(nginx, '/api/site/live');
    await untilHeld(1);
    letGo();
    expect((await asked).status).toBe(200);
    slow.destroy();
  });

  it('asks for a page that everybody gets once in its second, in each encoding', async () => {
    for (const [path, encoding] of [
      ['/kept', ''],
      ['/kept', 'br, gzip'],
      ['/kept', 'gzip, deflate, br'],
      ['/kept', ''],
    ] as const) {
      const { body, headers } = await askAt(nginx, path, { headers: { 'accept-encoding': encoding } });
      expect(String(body)).toBe(`kept ${encoding === '' ? '' : 'br'}`);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
      expect(headers).not.toHaveProperty('x-accel-expires');
    }
    expect(gateway.seen).toHaveLength(2);
    const known = await askAt(nginx, '/kept', { headers: { 'if-none-match': 'W/"kept"' } });
    expect(known.status).toBe(304);
    expect(gateway.seen).toHaveLength(2);
    const longEnough = Date.now() + 2_100;
    while (gateway.seen.length === 2 && Date.now() < longEnough) await askAt(nginx, '/kept');
    // Asked for again once the second is over.
    expect(gateway.seen).toHaveLength(3);
  });

  it('sends the copy of before to a crowd that finds every place taken when the second is over', async () => {
    await askAt(nginx, '/kept');
    const admitted = [askAt(nginx, '/'), askAt(nginx, '/quote')];
    await untilHeld(2);
    const longEnough = Date.now() + 2_100;
    while (Date.now() < longEnough) {
      const { status, body } = await askAt(nginx, '/kept');
      expect({ status, body: String(body) }).toEqual({ status: 200, body: 'kept ' });
    }
    expect(gateway.seen).toHaveLength(3);
    const unknown = await askAt(nginx, '/kept?page=2');
    expect(unknown.status).toBe(503);

    letGo();
    await Promise.all(admitted);
    await askAt(nginx, '/kept');
    // There is a place again, so the copy is no longer good enough.
    expect(gateway.seen).toHaveLength(4);
  });

  it.each([
    ['a cookie, since its sender may be signed in', { cookie: 'session=x' }],
    ['a token', { authorization: 'Bearer x' }],
    ['a reload, since the page may have been withdrawn', { 'cache-control': 'max-age=0' }],
  ])('asks the gateway for a page with %s', async (_what, headers) => {
    await askAt(nginx, '/kept');
    await askAt(nginx, '/kept', { headers });
    expect(gateway.seen).toHaveLength(2);
    await askAt(nginx, '/kept');
    expect(gateway.seen).toHaveLength(2);
  });

  it('tells the gateway which page a browser has, where it asks for one visitor', async () => {
    const known = { 'if-none-match': 'W/"kept"' };
    await askAt(nginx, '/kept', { headers: { ...known, cookie: 'visitor=x' } });
    await askAt(nginx, '/kept', { headers: known });
    const call = askAt(nginx, '/api/site/live', { headers: known });
    await untilHeld(1);
    letGo();
    await call;
    await askAt(nginx, '/mf/mf-quote/1.0.0/page.js', { headers: known });
    const told = gateway.seen.map(({ headers }) => headers['if-none-match']);
    // What is kept for others must be the whole answer.
    expect(told).toEqual(['W/"kept"', undefined, 'W/"kept"', undefined]);
  });

  it('asks for a file of a release once, whatever the query says', async () => {
    for (const query of ['', '?x=1', '?x=2']) {
      expect((await askAt(nginx, `/mf/mf-quote/1.0.0/page.js${query}`)).body.toString()).toBe('0123456789');
    }
    expect(gateway.seen).toHaveLength(1);
    await askAt(nginx, '/mf/mf-quote/1.0.1/page.js');
    expect(gateway.seen).toHaveLength(2);
  });

  it('caches a file in each encoding, in at most three of them', async () => {
    const offers = [
      'br',
      'gzip, deflate, br, zstd',
      'BR;q=0.5',
      'gzip',
      'gzip;q=1.0',
      'br;q=0, gzip',
      '',
      'br;q=0',
      'x-br',
    ];
    for (const offer of offers)
      await askAt(nginx, '/mf/mf-quote/1.0.0/page.js', { headers: { 'accept-encoding': offer } });
    expect(gateway.seen.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', 'gzip', undefined]);
  });

  it('caches nothing that must not be cached, and no answer for a service worker', async () => {
    await askAt(nginx, '/mf/missing/1.0.0/page.js');
    await askAt(nginx, '/mf/missing/1.0.0/page.js');
    expect(gateway.seen).toHaveLength(2);
    await askAt(nginx, '/mf/mf-quote/1.0.0/page.js');
    const worker = await askAt(nginx, '/mf/mf-quote/1.0.0/page.js', { headers: { 'service-worker': 'script' } });
    expect(worker.status).toBe(403);
    expect((await askAt(nginx, '/mf/mf-quote/1.0.0/page.js')).status).toBe(200);
  });

  it('sends a part of a film from the cached file', async () => {
    await askAt(nginx, '/mf/mf-quote/1.0.0/film.mp4');
    const { status, headers, body } = await askAt(nginx, '/mf/mf-quote/1.0.0/film.mp4', {
      headers: { range: 'bytes=2-4' },
    });
    expect({ status, range: headers['content-range'] }).toEqual({ status: 206, range: 'bytes 2-4/10' });
    expect(String(body)).toBe('234');
    expect(gateway.seen).toHaveLength(1);
  });

  it('limits how many event streams open per second', async () => {
    const streams = await Promise.all(Array.from({ length: 6 }, () => sendTo(nginx, '/api/releases/events')));
    const statuses = streams.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
    const ofOperator = await sendTo(nginx, '/api/releases/log/events');
    expect(ofOperator.statusCode).toBe(200);
    for (const stream of [...streams, ofOperator]) stream.destroy();
  });
});
