import { gatewayOn } from '../fixtures/gatewayOn.ts';

const OF_DOCUMENTS = /^(permissions|referrer)-policy$|opener|agent|^x-(?!content-type-options$|request-id$|accel-)/;
const REPORTED = [{ kind: 'loaded', remote: 'shell', version: '1.0.0', durationMs: 5 }];
const report = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const REPORT = report({ events: REPORTED });
const LATER_REPORT = report({ visit: 'made-up', events: REPORTED });

const gateway = gatewayOn('embedded');

describe('the gateway', () => {
  it('answers that it is well', async () => {
    const answer = await gateway.get('/api/health', {});
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok', revision: 0, database: 'ok' } });
  });

  it('answers pages through the site, with the security headers and an id', async () => {
    const answer = await gateway.get('/quote', {});
    expect(answer).toMatchObject({ status: 200, body: { text: '<p>/quote</p>' } });
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('answers 404 to other addresses of the API', async () => {
    const answer = await gateway.get('/api/nothing?x=1');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'not-found',
      detail: 'There is nothing at GET /api/nothing. Check the address and the method.',
    });
  });

  it('allows pages only to be read', async () => {
    const answer = await gateway.post('/quote', {});
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('reveals nothing of what went wrong inside', async () => {
    const answer = await gateway.get('/broken', {});
    expect(answer.status).toBe(500);
    expect(answer.body.text).not.toContain('secret');
    expect(answer.body.text).toContain(answer.headers.get('x-request-id'));
  });

  it.each([
    ['a page', '/quote', 200],
    ['an error that browsers see as a page', '/broken', 500],
    ['the terms as a file', '/api/terms.pdf', 200],
    ['a picture', '/favicon.svg', 200],
  ])('protects the window and the frames of %s', async (_what, path, status) => {
    const answer = await fetch(gateway.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-opener-policy': expect.any(String),
      'permissions-policy': expect.stringContaining('microphone=()'),
    });
  });

  it.each<[string, string, RequestInit, number]>([
    ['an answer of the API', '/api/health', {}, 200],
    ['a problem', '/api/nothing', {}, 404],
    ['an event stream', '/api/releases/events', {}, 200],
    ['the answer to the first report', '/api/telemetry', REPORT, 200],
    ['an answer without content', '/api/telemetry', LATER_REPORT, 204],
  ])(
    'lets nobody show %s as a page, frame it, load it elsewhere or take it for another type',
    async (_what, path, init, status) => {
      const stop = new AbortController();
      const answer = await fetch(gateway.url + path, { ...init, signal: stop.signal });
      const headers = Object.fromEntries(answer.headers);
      stop.abort();
      expect(answer.status).toBe(status);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      });
      // These are about documents, and would be two thirds of the answer.
      expect(Object.keys(headers).filter((name) => OF_DOCUMENTS.test(name))).toEqual([]);
    },
  );

  it('forbids scripts on answers that are not pages', async () => {
    for (const path of ['/api/health', '/api/nothing', '/broken']) {
      const { headers } = await gateway.get(path, {});
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('answers a HEAD request for the events with the head alone', async () => {
    const response = await fetch(`${gateway.url}/api/releases/events`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('refuses characters that no text may hold', async () => {
    const event = { kind: 'failed', remote: 'mf-quote', version: '1.0.0', page: '/\0' };
    const refused = { status: 400, body: { code: 'bad-request' } };
    expect(await gateway.post('/api/telemetry', { events: [event] }, {})).toMatchObject(refused);
    expect(await gateway.get('/api/releases/history?name=%00')).toMatchObject(refused);
    expect(await gateway.get('/api/releases/mf-quote/%00')).toMatchObject(refused);
  });

  it('refuses an address that cannot be read', async () => {
    expect((await gateway.get('/api/releases/%E0%A4%A')).status).toBe(400);
  });

  describe('a request that changes something', () => {
    const rollback = (headers: Record<string, string>) =>
      gateway.post('/api/releases/mf-quote/rollback', { reason: 'a test' }, headers);
    const OPS = { 'x-test-role': 'ops' };

    it.each<[string, Record<string, string>]>([
      ['says so', { 'sec-fetch-site': 'cross-site' }],
      ['is a sibling', { 'sec-fetch-site': 'same-site' }],
      ['has a foreign origin', { origin: 'https://evil.example' }],
      ['hides its origin', { origin: 'null' }],
      ['has a cookie and no origin', { cookie: 'a=b' }],
    ])('is refused when it %s', async (_what, headers) => {
      expect(await rollback({ ...OPS, ...headers })).toMatchObject({ status: 403, body: { code: 'cross-site' } });
    });

    it.each<[string, Record<string, string>]>([
      ['the site itself', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }],
      ['a program', {}],
    ])('is accepted when it comes from %s', async (_what, headers) => {
      expect(await rollback({ ...OPS, ...headers })).toMatchObject({ status: 409, body: { code: 'never-active' } });
    });

    it('is not judged by its origin when it has a token', async () => {
      const { BEARER } = await import('../fixtures/startTestGateway.ts');
      expect((await rollback({ ...BEARER, origin: 'https://ci.example' })).status).toBe(409);
    });
  });
});
