import type { IncomingMessage, ServerResponse } from 'node:http';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { layApi, registerService } from '../../fixtures/siteWithApi.ts';
import { startService, type TestService } from '../../fixtures/startService.ts';

type Answers = (request: IncomingMessage, response: ServerResponse) => void;

const typed = (type: string, body: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': type }).end(body);
const SCRIPT = '<script>fetch("/api/logout")</script>';

/** What a service does, and what the visitor gets. */
const HOSTILE: Record<string, { answers: Answers; status: number; says?: string; timeoutMs?: number }> = {
  'answers HTML': { answers: (_, response) => typed('text/html', SCRIPT)(response), status: 502, says: 'content type' },
  'answers a picture that is a page': {
    answers: (_, response) => typed('image/svg+xml', `<svg>${SCRIPT}</svg>`)(response),
    status: 502,
  },
  'answers without a type': { answers: (_, response) => void response.end(SCRIPT), status: 502 },
  'redirects elsewhere': {
    answers: (_, response) => void response.writeHead(302, { location: 'https://elsewhere.example' }).end(),
    status: 502,
    says: 'redirects',
  },
  'sends headers without end': {
    answers: (_, response) => {
      response.setHeader('content-type', 'application/json');
      for (let index = 0; index < 40; index += 1) response.setHeader(`x-${index}`, 'a'.repeat(1_000));
      response.end('{}');
    },
    status: 503,
  },
  'announces more than it may send': {
    answers: (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 11 * 1024 * 1024 });
      response.write('{');
    },
    status: 502,
  },
  'closes before it answers': { answers: (request) => void request.socket.destroy(), status: 503 },
  'closes in the middle': {
    answers: (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"half":', () => request.socket.destroy());
    },
    status: 502,
    says: 'broke off',
  },
  'closes a chunked answer in the middle': {
    answers: (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":', () => request.socket.destroy());
    },
    status: 502,
  },
  hangs: { answers: () => {}, status: 503, timeoutMs: 200 },
  'begins and hangs': {
    answers: (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    status: 502,
    timeoutMs: 200,
  },
  'does not speak HTTP': {
    answers: (request) => void request.socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
    status: 503,
  },
  'changes the protocol': {
    answers: (request) =>
      void request.socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      ),
    status: 503,
    timeoutMs: 500,
  },
  'splits its answer': {
    answers: (request) =>
      void request.socket.end(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    status: 503,
  },
};

let service: TestService;
const gateway = gatewayOn('embedded');
beforeAll(async () => {
  await layApi(gateway);
});
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.kill());

describe('a service that', () => {
  it.each(Object.entries(HOSTILE))(
    '%s costs its own API alone',
    async (_what, { answers, status, says, timeoutMs }) => {
      await registerService(gateway, service.url, timeoutMs === undefined ? {} : { timeoutMs });
      service.answer(answers);
      const answer = await gateway.get('/api/tracking/1', {});
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(answer.body).toMatchObject({ status, code: status === 502 ? 'api-answer-refused' : 'api-away' });
      if (says !== undefined) expect(answer.body.detail).toContain(says);
      if (status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await gateway.get('/api/health')).status).toBe(200);
    },
  );

  it('sends without end is cut off, so that nobody takes what came for the whole', async () => {
    await registerService(gateway, service.url);
    let isClosed: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    service.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(64 * 1024)));
      };
      response.on('drain', more).on('close', isClosed);
      more();
    });
    const answer = await fetch(`${gateway.url}/api/tracking/1`);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await closed;
  });

  it('lies about its type is believed by nobody: the browser neither sniffs nor runs it', async () => {
    await registerService(gateway, service.url);
    service.answer((_request, response) => typed('text/plain', SCRIPT)(response));
    const { headers, body } = await gateway.get('/api/tracking/1', {});
    expect(body).toEqual({ text: SCRIPT });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('sends a large answer has it passed on whole', async () => {
    await registerService(gateway, service.url);
    const large = JSON.stringify('a'.repeat(3 * 1024 * 1024));
    service.answer((_request, response) => typed('application/json', large)(response));
    const answer = await fetch(`${gateway.url}/api/tracking/1`);
    expect(await answer.text()).toBe(large);
  });

  it('passes problems of its own on', async () => {
    await registerService(gateway, service.url);
    service.answer((_request, response) =>
      response.writeHead(409, { 'content-type': 'application/problem+json' }).end('{"code":"note-gone"}'),
    );
    expect(await gateway.get('/api/tracking/1', {})).toMatchObject({ status: 409, body: { code: 'note-gone' } });
  });

  it('fails five times is left alone until its health path answers', async () => {
    await registerService(gateway, service.url);
    service.health(false);
    service.answer((request) => request.socket.destroy());
    for (let count = 0; count < 5; count += 1) expect((await gateway.get('/api/tracking', {})).status).toBe(503);
    const asked = service.received.length;
    const away = await gateway.get('/api/tracking', {});
    expect(away).toMatchObject({ status: 503, body: { code: 'api-away' } });
    expect(service.received).toHaveLength(asked);
    const report = await gateway.get('/api/releases/apis');
    expect(report.body.upstreams).toMatchObject([{ remote: 'mf-tracking', state: 'away' }]);
    await service.probed();
    expect((await gateway.get('/api/tracking', {})).status).toBe(503);
    service.health(true);
    service.answer((_request, response) => typed('application/json', '{}')(response));
    await service.probed();
    // The gateway hears of it a moment after the service has said so.
    let status = 503;
    while (status === 503) ({ status } = await gateway.get('/api/tracking', {}));
    expect(status).toBe(200);
  });

  it('hangs takes no places of other services or of the site', async () => {
    await layApi(gateway, { name: 'mf-quoting' });
    const other = await startService();
    await registerService(gateway, other.url, { remote: 'mf-quoting' });
    await registerService(gateway, service.url, { timeoutMs: 30_000 });
    const held: ServerResponse[] = [];
    service.answer((_request, response) => void held.push(response));
    const asked = Array.from({ length: 40 }, () => gateway.get('/api/tracking', {}));
    // Those that find no place hear so at once.
    await new Promise<void>((resolve) => {
      let count = 0;
      const note = () => {
        count += 1;
        if (count === 24) resolve();
      };
      for (const one of asked) void one.then(note);
    });
    expect(held).toHaveLength(16);
    expect((await gateway.get('/api/quoting', {})).status).toBe(200);
    expect((await gateway.get('/api/health')).status).toBe(200);
    expect((await gateway.get('/quote', {})).status).toBe(200);
    service.answer((_request, response) => typed('application/json', '{}')(response));
    for (const response of held) typed('application/json', '{}')(response);
    const statuses = await Promise.all(asked.map(async (one) => (await one).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
    expect(statuses.filter((status) => status === 503)).toHaveLength(24);
    await other.kill();
  });
});
