import { createRemoteJWKSet, jwtVerify } from 'jose';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { layCompany } from '../../fixtures/layCompany.ts';
import { layApi, registerService } from '../../fixtures/siteWithApi.ts';
import { startService, type TestService } from '../../fixtures/startService.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana', 'x-test-email': 'ana@company.example' };
const NOW = new Date('2026-11-20T03:00:00Z');

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.kill());

describe.each(DATABASES)('the API of a remote, with the %s database', (kind) => {
  const gateway = gatewayOn(kind, { now: () => NOW });
  beforeEach(() => gateway.reset());

  const ask = (path: string, headers: Record<string, string> = {}) => gateway.get(path, headers);

  it('is answered by its service, which learns who asks and nothing else about them', async () => {
    await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
    await layApi(gateway);
    await registerService(gateway, service.url);
    service.answer((_request, response) => {
      response.writeHead(201, {
        'content-type': 'application/json',
        'set-cookie': 'sid=stolen',
        'content-security-policy': 'default-src *',
        server: 'team/1.0',
        location: '/api/tracking/notes/7',
      });
      response.end('{"id":7}');
    });
    const sent = { note: 'Gate 3' };
    const answer = await gateway.post('/api/tracking/notes?at=1', sent, {
      ...ANA,
      cookie: 'saltbush.sid=secret',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '203.0.113.7',
      'x-custom': 'leave me',
      'user-agent': 'a browser',
      'idempotency-key': 'one',
    });
    expect(answer).toMatchObject({ status: 201, body: { id: 7 } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      location: '/api/tracking/notes/7',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
    const [received] = service.received;
    expect(received).toMatchObject({ method: 'POST', url: '/api/tracking/notes?at=1', body: JSON.stringify(sent) });
    expect(Object.keys(received?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'content-length',
      'content-type',
      'host',
      'idempotency-key',
      'saltbush-identity',
      'saltbush-release',
      'traceparent',
      'x-request-id',
    ]);
    expect(received?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
    const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', gateway.url));
    const token = String(received?.headers['saltbush-identity']);
    const { payload } = await jwtVerify(token, keys, { audience: 'mf-tracking', algorithms: ['ES256'] });
    expect(payload).toMatchObject({
      sub: 'ana',
      email: 'ana@company.example',
      email_verified: true,
      roles: ['client'],
      companies: [expect.any(String)],
      release: 'mf-tracking@1.0.0',
      act: 'POST /api/tracking/notes',
    });
  });

  it('is told of nobody once the visitor has signed out, and what was signed before is no way in', async () => {
    const other = await startService();
    await layApi(gateway);
    await layApi(gateway, { name: 'mf-quoting' });
    await registerService(gateway, service.url);
    await registerService(gateway, other.url, { remote: 'mf-quoting' });
    const identityOf = async (path: string, headers: Record<string, string> = {}) => {
      const { status } = await ask(path, headers);
      expect(status).toBe(200);
      const { received } = path.startsWith('/api/quoting') ? other : service;
      return String(received.at(-1)?.headers['saltbush-identity']);
    };
    const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', gateway.url));
    const kept = await identityOf('/api/tracking/1', ANA);

    const { payload } = await jwtVerify(await identityOf('/api/tracking/1'), keys, { audience: 'mf-tracking' });
    expect(payload).toMatchObject({ roles: [], companies: [] });
    expect(payload.sub).toBeUndefined();
    for (const path of ['/api/tracking/1', '/api/quoting/1']) {
      expect(await ask(path, { 'saltbush-identity': kept })).toMatchObject({ status: 400 });
    }
    await expect(jwtVerify(kept, keys, { audience: 'mf-quoting' })).rejects.toMatchObject({ claim: 'aud' });
    const later = new Date(Date.now() + 31_000);
    const expired = jwtVerify(kept, keys, { audience: 'mf-tracking', currentDate: later });
    await expect(expired).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
    // Until then a service tells it by its id: each is signed for one request.
    const again = await identityOf('/api/tracking/1', ANA);
    const ids = await Promise.all([kept, again].map(async (one) => (await jwtVerify(one, keys)).payload.jti));
    expect(new Set(ids).size).toBe(2);
    await other.kill();
  });

  it('keeps its keys and its place when the gateway starts again', async () => {
    await layApi(gateway);
    await registerService(gateway, service.url);
    const before = (await ask('/.well-known/jwks.json')).body;
    await gateway.restart();
    expect((await ask('/.well-known/jwks.json')).body).toEqual(before);
    expect(await ask('/api/tracking')).toMatchObject({ status: 200, body: { said: 'so' } });
  });

  it.each([
    ['everyone', [200, 200, 200, 200]],
    ['signed-in', [401, 200, 200, 200]],
    ['staff', [401, 403, 200, 403]],
    ['ops', [401, 403, 403, 200]],
  ] as const)('lets in whom its release says: %s', async (access, expected) => {
    await layApi(gateway, { access });
    await registerService(gateway, service.url);
    const roles: Record<string, string>[] = [{}, ANA, { 'x-test-role': 'staff' }, { 'x-test-role': 'ops' }];
    const statuses: number[] = [];
    for (const role of roles) statuses.push((await ask('/api/tracking/1', role)).status);
    expect(statuses).toEqual(expected);
    expect(service.received).toHaveLength(expected.filter((status) => status === 200).length);
  });

  it('is refused to other sites, strange methods, odd addresses and bodies, before the service hears of it', async () => {
    await layApi(gateway);
    await registerService(gateway, service.url);
    const post = (body: string, headers: Record<string, string>) =>
      fetch(`${gateway.url}/api/tracking/notes`, { method: 'POST', body, headers });
    const json = { 'content-type': 'application/json' };
    const statuses = [
      (await post('{}', { ...json, 'sec-fetch-site': 'cross-site' })).status,
      (await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status,
      (await post('{}', { 'content-type': 'text/plain' })).status,
      (await post(JSON.stringify('a'.repeat(64 * 1024)), json)).status,
      (await post('{}', { ...json, 'saltbush-identity': 'mine' })).status,
      (await fetch(`${gateway.url}/api/tracking`, { method: 'OPTIONS' })).status,
      (await ask('/api/tracking/%2e%2e%2fquotes')).status,
      (await ask('/api/tracking//quotes')).status,
      (await ask('/api/tracking2')).status,
      (await ask('/api/Tracking')).status,
    ];
    expect(statuses).toEqual([403, 415, 415, 413, 400, 405, 400, 400, 404, 404]);
    expect(service.received).toEqual([]);
  });

  it('never hears of a session that a bearer token stands beside', async () => {
    await layApi(gateway, { access: 'signed-in' });
    await registerService(gateway, service.url);
    expect(await ask('/api/tracking', { ...ANA, authorization: 'Bearer anything' })).toMatchObject({ status: 401 });
    expect(service.received).toEqual([]);
  });

  it('answers 503 where no service is registered, and the rest of the site goes on', async () => {
    await layApi(gateway);
    const answer = await ask('/api/tracking');
    expect(answer).toMatchObject({ status: 503, body: { code: 'api-away', status: 503 } });
    expect(answer.headers.get('retry-after')).toBe('30');
    expect((await ask('/api/health')).status).toBe(200);
  });

  it('ends for new requests with the release that has it, and comes back with it', async () => {
    await layApi(gateway, { version: '1.0.0' });
    await registerService(gateway, service.url);
    expect((await gateway.post('/api/releases/mf-tracking/retirement', { reason: 'a test' })).status).toBe(201);
    expect((await ask('/api/tracking')).status).toBe(404);
    await gateway.activate('mf-tracking', '1.0.0', { evenThoughWithdrawn: true });
    expect((await ask('/api/tracking')).status).toBe(200);
  });

  it('has one service for each version, and goes back with its release', async () => {
    const next = await startService();
    next.answer((_request, response) => response.setHeader('content-type', 'application/json').end('{"said":"more"}'));
    await layApi(gateway, { version: '1.0.0' });
    await registerService(gateway, service.url);
    await registerService(gateway, next.url, { version: '1.1.0' });
    await layApi(gateway, { version: '1.1.0', percent: 10 });
    const of = (version: string) => ask('/api/tracking', { 'saltbush-release': `mf-tracking@${version}` });
    expect((await ask('/api/tracking')).body).toEqual({ said: 'so' });
    expect((await of('1.0.0')).body).toEqual({ said: 'so' });
    expect((await of('1.1.0')).body).toEqual({ said: 'more' });
    expect(next.received[0]?.headers['saltbush-release']).toBe('mf-tracking@1.1.0');
    await gateway.activate('mf-tracking', '1.1.0');
    expect((await ask('/api/tracking')).body).toEqual({ said: 'more' });
    // An open tab goes on with what it has.
    expect((await of('1.0.0')).body).toEqual({ said: 'so' });
    await gateway.rollback('mf-tracking');
    expect((await ask('/api/tracking')).body).toEqual({ said: 'so' });
    expect((await of('1.1.0')).body).toEqual({ said: 'so' });
    await next.kill();
  });

  it('is limited by network', async () => {
    await layApi(gateway);
    await registerService(gateway, service.url);
    const statuses = new Set<number>();
    let limited: Awaited<ReturnType<typeof ask>> | null = null;
    for (let count = 0; count < 61 && limited === null; count += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/api/tracking')));
      for (const answer of answers) statuses.add(answer.status);
      limited = answers.find(({ status }) => status === 429) ?? null;
    }
    expect(limited).toMatchObject({ body: { code: 'too-many-requests' } });
    expect(limited?.headers.get('retry-after')).toBe('60');
    expect([...statuses].sort()).toEqual([200, 429]);
    expect(service.received).toHaveLength(600);
  });
});
