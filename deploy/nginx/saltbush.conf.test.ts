import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { type Answer, askAt } from '../testing/askAt.ts';
import { describeWith } from '../testing/describeWith.ts';
import { readBody } from '../testing/readBody.ts';
import { sendTo } from '../testing/sendTo.ts';
import { startNginx, type TestNginx } from '../testing/startNginx.ts';
import { type Stub, startStub } from '../testing/startStub.ts';

describeWith(['nginx', 'openssl', 'envsubst'], 'nginx in front of the gateways', () => {
  const JSON_ANSWER = JSON.stringify({ words: 'pallets '.repeat(400) });
  let nginx: TestNginx;
  let first: Stub;
  let second: Stub;

  beforeAll(async () => {
    const answer: RequestListener = async (request, response) => {
      const path = request.url ?? '';
      // Behaves like a gateway that is killed while it answers.
      if (path === '/dies') {
        response.destroy();
        return;
      }
      if (path.endsWith('/events')) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: first\n\n');
        return;
      }
      await readBody(request);
      if (path.startsWith('/zipped')) {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
        response.end(gzipSync(JSON_ANSWER));
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON_ANSWER);
    };
    first = await startStub(answer);
    second = await startStub(answer);
    nginx = await startNginx({ gatewayPorts: [first.port, second.port] });
  });
  afterAll(async () => {
    await nginx?.stop();
    await first.stop();
    await second.stop();
  });
  beforeEach(() => {
    first.seen.length = 0;
    second.seen.length = 0;
  });
  const seen = () => [...first.seen, ...second.seen];

  it('tells the gateway who sent a request, whatever headers a stranger sends', async () => {
    const lies = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-real-ip': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      proxy: 'http://evil.example',
    };
    await askAt(nginx, '/', { headers: lies });
    const [request] = seen();
    expect(request?.headers).toMatchObject({
      host: `localhost:${nginx.httpsPort}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `localhost:${nginx.httpsPort}`,
      'x-forwarded-proto': 'https',
    });
    for (const name of ['x-real-ip', 'forwarded', 'proxy']) expect(request?.headers[name]).toBeUndefined();
  });

  it('redirects plain http to https under the public name', async () => {
    const answer = await fetch(`http://127.0.0.1:${nginx.httpPort}/quote?x=1`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`https://localhost:${nginx.httpsPort}/quote?x=1`);
  });

  it('speaks HTTP/2', async () => {
    const session = connectHttp2(`https://localhost:${nginx.httpsPort}`, { ca: nginx.certificate });
    const stream = session.request({ ':path': '/' });
    const [headers] = await once(stream, 'response');
    stream.resume();
    await once(stream, 'end');
    expect(session.alpnProtocol).toBe('h2');
    expect(headers[':status']).toBe(200);
    session.close();
  });

  it.each([
    ['another name', { servername: 'other.example' }],
    ['TLS 1.1', { servername: 'localhost', maxVersion: 'TLSv1.1', minVersion: 'TLSv1.1' } as const],
  ])('refuses a handshake with %s', async (_what, options) => {
    const socket = connectTls({
      host: '127.0.0.1',
      port: nginx.httpsPort,
      ca: nginx.certificate,
      ciphers: 'DEFAULT@SECLEVEL=0',
      ...options,
    });
    await expect(once(socket, 'secureConnect')).rejects.toThrow();
  });

  it('compresses with brotli what the gateway left uncompressed, and nothing twice', async () => {
    const plain = await askAt(nginx, '/api/x', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(plain.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(plain.body).toString()).toBe(JSON_ANSWER);
    const zipped = await askAt(nginx, '/zipped', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
  });

  it.each(['/api/releases/events', '/api/releases/log/events', '/api/shipments/events'])(
    'hands on an event of %s at once',
    async (path) => {
      const message = await sendTo(nginx, path, { headers: { 'accept-encoding': 'br, gzip' } });
      const [chunk] = await once(message, 'data');
      expect(String(chunk)).toBe('data: first\n\n');
      message.destroy();
    },
  );

  it('refuses a body that is too large before the gateway sees any of it', async () => {
    const small = await askAt(nginx, '/api/quotes', { method: 'POST', body: Buffer.alloc(64 * 1024) });
    expect(small.status).toBe(200);
    first.seen.length = second.seen.length = 0;
    const large = await askAt(nginx, '/api/quotes', { method: 'POST', body: Buffer.alloc(90 * 1024) });
    expect(large.status).toBe(413);
    expect(JSON.parse(String(large.body))).toMatchObject({ status: 413, code: 'body-too-large' });
    expect(large.headers['content-type']).toBe('application/problem+json');
    expect(seen()).toHaveLength(0);
  });

  it.each([
    ['/api/releases/mf-quote?reason=x', 'POST', 30],
    ['/api/rate-sheet-uploads', 'POST', 20],
    ['/api/driver-applications/token/documents/licence', 'PUT', 10],
    ['/api/ops/bookings/SB-1/pod/photo', 'PUT', 5],
  ])('lets %s upload what the gateway takes', async (path, method, megabytes) => {
    const { status } = await askAt(nginx, path, { method, body: Buffer.alloc(megabytes * 1024 * 1024) });
    expect(status).toBe(200);
  });

  it('asks the other gateway when one dies during a read, and does not send a write twice', async () => {
    expect((await askAt(nginx, '/dies')).status).toBe(503);
    expect(seen()).toHaveLength(2);
    // nginx leaves out both gateways for a second now.
    while ((await askAt(nginx, '/')).status !== 200) await wait(50);
    first.seen.length = second.seen.length = 0;
    const { status, headers } = await askAt(nginx, '/dies', { method: 'POST', body: Buffer.from('once') });
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '3' });
    expect(seen()).toHaveLength(1);
  });

  it('writes no query and no private link into its log', async () => {
    await askAt(nginx, '/api/quotes/secret-token/pdf?token=also-secret', {
      headers: { referer: 'https://x/secret-3' },
    });
    // nginx writes its lines a second late at most.
    let log = '';
    while (!log.includes('"path":"/api/quotes/:token/pdf"')) log = await nginx.readAccessLog();
    expect(log).not.toContain('secret');
  });
});

describeWith(['nginx', 'openssl', 'envsubst'], 'nginx with a gateway that is gone', () => {
  it('reads and writes through the other one, and loses nothing', async () => {
    const gone = await startStub(() => {});
    await gone.stop();
    const there = await startStub((_request, response) => response.end('ok'));
    const nginx = await startNginx({ gatewayPorts: [gone.port, there.port] });
    try {
      for (const method of ['GET', 'POST', 'PUT', 'GET', 'POST', 'PATCH', 'DELETE']) {
        expect((await askAt(nginx, '/', { method })).status).toBe(200);
      }
    } finally {
      await nginx.stop();
      await there.stop();
    }
  });
});

describeWith(['nginx', 'openssl', 'envsubst'], 'nginx with gateways that die over a form', () => {
  it('sends it to the other one, since a form that arrives twice is taken once', async () => {
    const forms = [
      'enquiries',
      'quotes',
      'quotes/t/reprice',
      'quotes/t/mails',
      'bookings',
      'clients',
      'driver-applications',
    ];
    const paths = [...forms.map((form) => `/api/${form}`), '/api/track'];
    const asked: string[] = [];
    const answer: RequestListener = ({ url = '' }, response) => {
      asked.push(url);
      if (asked.indexOf(url) === asked.length - 1) response.destroy();
      else response.end('ok');
    };
    const stubs = [await startStub(answer), await startStub(answer)];
    const nginx = await startNginx({
      gatewayPorts: stubs.map(({ port }) => port),
      // Otherwise each gateway is left out for a second after each form.
      adapt: (config) => config.replaceAll('max_fails=1', 'max_fails=0'),
    });
    try {
      const body = Buffer.from('{"submissionId":"1"}');
      const statuses: number[] = [];
      for (const path of paths) statuses.push((await askAt(nginx, path, { method: 'POST', body })).status);
      expect(statuses).toEqual([...forms.map(() => 200), 503]);
    } finally {
      await nginx.stop();
      for (const stub of stubs) await stub.stop();
    }
  });
});

describeWith(['nginx', 'openssl', 'envsubst'], 'the limits of nginx', () => {
  let nginx: TestNginx;
  let gateway: Stub;
  beforeAll(async () => {
    gateway = await startStub((_request, response) => response.end('ok'));
    nginx = await startNginx({
      gatewayPorts: [gateway.port],
      env: { NGINX_REQUESTS_PER_SECOND: '1', NGINX_REQUESTS_BURST: '2' },
      // Lets the test choose its own address.
      adapt: (config) =>
        config.replace('server_tokens off;', 'set_real_ip_from 127.0.0.1; real_ip_header X-From; server_tokens off;'),
    });
  });
  afterAll(async () => {
    await nginx?.stop();
    await gateway.stop();
  });
  const refused = async (addresses: string[], path = '/') => {
    const answers: Answer[] = [];
    for (const address of addresses) answers.push(await askAt(nginx, path, { headers: { 'x-from': address } }));
    return answers.filter(({ status }) => status === 429);
  };

  it('stop one address with a message, and not the next', async () => {
    const answers = await refused(Array(12).fill('203.0.113.1'));
    expect(answers.length).toBeGreaterThan(0);
    expect(answers[0]?.headers).toMatchObject({ 'retry-after': '1', 'content-type': 'application/problem+json' });
    expect(await refused(['203.0.113.2'])).toHaveLength(0);
  });

  it('treat the /64 network of an IPv6 address as one visitor', async () => {
    const ofOneHome = Array.from({ length: 12 }, (_, index) => `2001:db8:0:1::${index + 1}`);
    expect(await refused(ofOneHome)).not.toHaveLength(0);
    const ofManyHomes = Array.from({ length: 12 }, (_, index) => `2001:db8:0:${index + 16}::1`);
    expect(await refused(ofManyHomes)).toHaveLength(0);
  });

  it('do not count the files of releases', async () => {
    expect(await refused(Array(12).fill('203.0.113.3'), '/mf/shell/1.0.0/main.js')).toHaveLength(0);
  });
});
