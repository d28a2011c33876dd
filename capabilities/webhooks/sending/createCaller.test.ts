import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startService, type TestService } from '../../../auth-gateway/fixtures/startService.ts';
import { createCaller } from './createCaller.ts';

type Answers = (request: IncomingMessage, response: ServerResponse) => void;

const run = promisify(execFile);
const BODY = '{"type":"ping"}';
const MISSING = 'The name leads to no address on the internet. Check how it is written, and its DNS.';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.kill());

const atHome = { allowsLoopback: true, publicUrl: 'http://localhost:3000', timeoutMs: 400 };
const live = { allowsLoopback: false, publicUrl: 'https://www.saltbush.example', timeoutMs: 400 };

async function call(url: string, place: Parameters<typeof createCaller>[0] = atHome) {
  const caller = createCaller(place);
  try {
    return await caller.call({ url, headers: { 'content-type': 'application/json' }, body: BODY });
  } finally {
    caller.close();
  }
}
async function answered(answers: Answers) {
  service.answer(answers);
  return call(`${service.url}/hooks`);
}

it('sends what it is given, and says what came back', async () => {
  const answer = await answered((_request, response) => void response.writeHead(202).end('Taken'));
  expect(answer).toEqual({ status: 202, fault: '', text: 'Taken', ms: expect.any(Number) });
  expect(service.received).toMatchObject([
    { method: 'POST', url: '/hooks', body: BODY, headers: { 'content-type': 'application/json' } },
  ]);
});

describe('a system that', () => {
  const pause = () => {};
  it.each<[string, Answers, { status: number | null; fault: RegExp; text?: string }]>([
    [
      'redirects into a private network',
      (_, response) => void response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
      { status: 307, fault: /redirects/ },
    ],
    [
      'redirects to us',
      (_, response) => void response.writeHead(301, { location: `${service.url}/elsewhere` }).end(),
      { status: 301, fault: /redirects/ },
    ],
    ['fails', (_, response) => void response.writeHead(500).end('Oh'), { status: 500, fault: /Answer 200 to 299/ }],
    ['is gone', (_, response) => void response.writeHead(410).end(), { status: 410, fault: /gone/ }],
    ['never answers', pause, { status: null, fault: /within 10 seconds/ }],
    [
      'closes before it answers',
      (request) => void request.socket.destroy(),
      { status: null, fault: /closed before an answer/ },
    ],
    [
      'closes in the middle of a failure',
      (request, response) => {
        response.writeHead(500, { 'content-length': 100 });
        response.write('Half', () => request.socket.destroy());
      },
      { status: 500, fault: /Answer 200 to 299/, text: 'Half' },
    ],
    ['does not speak HTTP', (request) => void request.socket.end('SSH-2.0-x\r\n'), { status: null, fault: /not HTTP/ }],
    [
      'sends headers without end',
      (request) => {
        request.socket.write('HTTP/1.1 200 OK\r\n');
        request.socket.write(`x-a: ${'a'.repeat(20_000)}\r\n`);
      },
      { status: null, fault: /not HTTP/ },
    ],
    [
      'changes the protocol',
      (request) =>
        void request.socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      { status: 101, fault: /changes the protocol/ },
    ],
    [
      'says "continue" for ever',
      (request) => {
        const say = setInterval(() => request.socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 5);
        request.socket.on('error', pause).on('close', () => clearInterval(say));
      },
      { status: null, fault: /./ },
    ],
  ])('%s counts as failed', async (_what, answers, { status, fault, text = '' }) => {
    const answer = await answered(answers);
    expect({ status: answer.status, isTold: fault.test(answer.fault) }).toEqual({ status, isTold: true });
    if (status !== 500 || text !== '') expect(answer.text).toBe(text);
    expect(answer.ms).toBeLessThan(2_000);
    expect(service.received).toHaveLength(1);
  });

  it('drips byte after byte holds nobody longer than the time that an attempt has', async () => {
    const answer = await answered((_request, response) => {
      response.writeHead(500);
      const timer = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(answer).toMatchObject({ status: 500, text: expect.stringMatching(/^a+$/) });
    expect(answer.ms).toBeLessThan(2_000);
  });

  it('sends a gigabyte is read as far as the first few kilobytes', async () => {
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      service.answer((_request, response) => {
        const chunk = Buffer.alloc(64 * 1024, 'a');
        const more = () => {
          while (!response.destroyed && sent < 1024 ** 3) {
            sent += chunk.length;
            if (!response.write(chunk)) return;
          }
        };
        response.on('drain', more).on('close', resolve);
        more();
      });
    });
    expect(await call(service.url)).toMatchObject({ status: 200, fault: '', text: 'a'.repeat(500) });
    await closed;
    expect(sent).toBeLessThan(64 * 1024 ** 2);
  });

  it('answers a page or characters that cannot be seen is kept as plain text', async () => {
    const page = '<script>alert(1)</script>\u0000\u001b[31m\u202eend\nline';
    const answer = await answered(
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(page),
    );
    expect(answer.text).toBe('<script>alert(1)</script>[31mend\nline');
  });
});

describe('on the internet', () => {
  it.each(['127.0.0.1', '::1', '10.0.0.5', '169.254.169.254', '::ffff:127.0.0.1', '64:ff9b::a9fe:a9fe'])(
    'a name that leads to %s is told like one that leads nowhere',
    async (address) => {
      const resolve: Parameters<typeof createCaller>[0]['resolve'] = (_name, _options, answer) =>
        answer(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
      expect(await call('https://hooks.harbour.example/', { ...live, resolve })).toMatchObject({
        status: null,
        fault: MISSING,
      });
    },
  );

  it('a name that leads nowhere has no address', async () => {
    const resolve: Parameters<typeof createCaller>[0]['resolve'] = (_name, _options, answer) =>
      answer(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    expect(await call('https://hooks.harbour.example/', { ...live, resolve })).toMatchObject({ fault: MISSING });
  });

  it('an address that was saved by another rule is judged again before each attempt', async () => {
    expect(await call(`${service.url}/hooks`, live)).toMatchObject({
      status: null,
      fault: expect.stringMatching(/https:\/\//),
    });
    expect(await call('https://localhost/', live)).toMatchObject({
      status: null,
      fault: expect.stringMatching(/private network/),
    });
    expect(service.received).toEqual([]);
  });

  it('a private name is called from a machine where somebody tries it out only if it is that machine', async () => {
    const resolve: Parameters<typeof createCaller>[0]['resolve'] = (_name, _options, answer) =>
      answer(null, [{ address: '10.0.0.5', family: 4 }]);
    const url = `http://localhost:${service.port}/`;
    expect(await call(url, { ...atHome, resolve })).toMatchObject({ status: null, fault: MISSING });
    expect(await call(url)).toMatchObject({ status: 200 });
  });
});

it('a certificate that nobody vouches for is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-certificate-'));
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await run('openssl', ['req', '-x509', '-days', '2', ...key, '-subj', '/CN=localhost', ...files]);
  const [keyPem, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(join(folder, name)));
  const received: string[] = [];
  const server = createServer({ key: keyPem, cert }, (request, response) => {
    received.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await call(`https://127.0.0.1:${port}/`)).toMatchObject({
    status: null,
    fault: expect.stringMatching(/certificate cannot be trusted/),
  });
  expect(received).toEqual([]);
  server.close();
  rmSync(folder, { recursive: true });
});

it('an attempt ends when it is told to', async () => {
  service.answer(() => stop.abort());
  const stop = new AbortController();
  const caller = createCaller({ ...atHome, timeoutMs: 60_000 });
  expect(await caller.call({ url: service.url, headers: {}, body: '', signal: stop.signal })).toMatchObject({
    status: null,
  });
  caller.close();
});
