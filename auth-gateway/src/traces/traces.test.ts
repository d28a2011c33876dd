import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { layApi, registerService } from '../../fixtures/siteWithApi.ts';
import { type SentSpan, startCollector, type TestCollector } from '../../fixtures/startCollector.ts';
import { startService, type TestService } from '../../fixtures/startService.ts';
import { BEARER, OPERATOR_TOKEN, startTestGateway } from '../../fixtures/startTestGateway.ts';
import { Browser } from '../auth/testing/Browser.ts';
import { tracesConfig } from './tracesConfig.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CLICK = '00f067aa0ba902b7';
const fromClick = (traceId = TRACE) => ({ traceparent: `00-${traceId}-${CLICK}-00` });

/** What people type, and what must stay theirs. */
const PERSONAL = [
  'Priya Ramanathan',
  'priya.ramanathan@private.example',
  '0412 345 678',
  '14 Wattle Street, Dubbo NSW 2830',
  'SH-2026-004711',
  'c2VjcmV0LXRva2Vu',
  '7f9c2ba4-e88f-47a5-8b1e-2f6d1c0a9b3e',
  "fragile: grandmother's piano",
];

const collectors: TestCollector[] = [];
async function collector(): Promise<TestCollector> {
  const made = await startCollector();
  collectors.push(made);
  return made;
}
const sentTo = (url: string, more: Record<string, string> = {}) =>
  tracesConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url, ...more });

let received: TestCollector;
beforeAll(async () => {
  received = await collector();
});
afterAll(async () => {
  for (const one of collectors) await one.close();
});

const ofTrace = (spans: readonly SentSpan[], traceId: string) => spans.filter((span) => span.traceId === traceId);
const requestIn = (traceId: string) => (spans: readonly SentSpan[]) =>
  ofTrace(spans, traceId).find(({ kind }) => kind === 2);

describe.each(DATABASES)('traces, in the %s database', (kind) => {
  const lines: string[] = [];
  // The address of the collector is known only once it listens.
  const traces = new Proxy({} as NonNullable<ReturnType<typeof sentTo>>, {
    get: (_, name) => Reflect.get(sentTo(received.url, { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' }) ?? {}, name),
  });
  const gateway = gatewayOn(kind, {
    config: { traces, logLevel: 'debug' },
    writeLog: (line: string) => lines.push(line),
  });
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.kill());

  it('are one from the click to the statements in the database', async () => {
    expect((await gateway.get('/api/releases', { ...BEARER, ...fromClick() })).status).toBe(200);
    const request = await received.until(requestIn(TRACE));
    expect(request).toMatchObject({
      parentSpanId: CLICK,
      name: 'GET /api/releases',
      facts: { 'http.request.method': 'GET', 'http.route': '/api/releases', 'http.response.status_code': 200 },
    });
    const queries = ofTrace(received.spans(), TRACE).filter(({ facts }) => facts['db.system.name'] === 'postgresql');
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.map(({ parentSpanId }) => parentSpanId)).toEqual(queries.map(() => request.spanId));
    expect(queries.map(({ name }) => name)).toContain('select release_tokens');
    expect(queries.map(({ facts }) => facts['db.query.text']).join()).toContain('$1');
    expect(received.resource()).toMatchObject({ 'service.name': 'saltbush-gateway' });
    expect(received.headers()[0]).toMatchObject({ 'x-key': 'a key' });
  });

  it('go on to the service of a remote, and name its release', async () => {
    await layApi(gateway);
    await registerService(gateway, service.url);
    service.answer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    const traceId = 'a'.repeat(31) + (kind === 'server' ? '1' : '2');
    expect((await gateway.get('/api/tracking/parcels/SH-2026-004711', fromClick(traceId))).status).toBe(200);
    const request = await received.until(requestIn(traceId));
    expect(request.name).toBe('GET /api/tracking/*');
    const call = ofTrace(received.spans(), traceId).find(({ name }) => name === 'ask the service');
    expect(call).toMatchObject({ kind: 3, facts: { 'saltbush.release': 'mf-tracking@1.0.0' } });
    expect(service.received.at(-1)?.headers.traceparent).toBe(`00-${traceId}-${call?.spanId}-01`);
    expect(service.received.at(-1)?.headers.tracestate).toBeUndefined();
  });

  it('are named in the lines of the log and in failures, beside the id of the request', async () => {
    const traceId = 'b'.repeat(31) + (kind === 'server' ? '1' : '2');
    expect((await gateway.get('/broken', fromClick(traceId))).status).toBe(500);
    const request = await received.until(requestIn(traceId));
    expect(request).toMatchObject({ status: 2, facts: { 'error.type': '500' } });
    const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ trace: traceId, id: request.facts['saltbush.request'] });
    const failed = async () => (await gateway.get('/api/releases/failures?side=api')).body.failures as { id: string }[];
    while ((await failed()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const [found] = await failed();
    const { body } = await gateway.get(`/api/releases/failures/${found?.id}`);
    expect((body.examples as { trace?: string }[]).map(({ trace }) => trace)).toContain(traceId);
  });

  it('hold nothing of what people type, and no address', async () => {
    received.forget();
    for (const text of PERSONAL) {
      const path = encodeURIComponent(text);
      await gateway.get(`/api/quotes/${path}?name=${path}`, { 'x-note': path, tracestate: `vendor=${path}` });
      await gateway.get(`/${path}?email=${path}`, { ...BEARER, referer: `https://x.example/${path}` });
      await gateway.post('/api/track', { reference: text, postcode: text }, {});
      await gateway.post('/api/enquiries', { name: text, message: text, email: text }, {});
      await gateway.get(`/api/releases/${path}`, BEARER);
      await gateway.get('/broken', { traceparent: text.replaceAll(/[^ -~]/g, '') });
    }
    const last = 'c'.repeat(31) + (kind === 'server' ? '1' : '2');
    await gateway.get('/last', fromClick(last));
    await received.until(requestIn(last));
    const text = decodeURIComponent(received.text().replaceAll('%', '%25')) + received.text();
    const found = PERSONAL.flatMap((one) => [one, encodeURIComponent(one), ...one.split(/[\s,@]+/)]).filter(
      (one) => one.length > 4 && text.includes(one),
    );
    expect(found).toEqual([]);
    expect([OPERATOR_TOKEN, '127.0.0.1'].filter((one) => text.includes(one))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['another version', `01-${TRACE}-${CLICK}-00`],
    ['capital letters', `00-${TRACE.toUpperCase()}-${CLICK}-00`],
    ['zeros', `00-${'0'.repeat(32)}-${CLICK}-00`],
    ['more than there may be', `00-${TRACE}-${CLICK}-00-${'x'.repeat(4_000)}`],
    ['two traces', `00-${TRACE}-${CLICK}-00,00-${TRACE}-${CLICK}-00`],
  ])('are begun anew where a request says %s', async (_what, traceparent) => {
    received.forget();
    expect((await gateway.get('/anew', { traceparent })).status).toBe(200);
    const request = await received.until((spans) => spans.find((span) => span.kind === 2));
    expect(request.traceId).not.toBe(TRACE);
    expect(request.parentSpanId).toBeUndefined();
  });

  it('have an end: one trace is followed for so many requests, and then no longer', async () => {
    received.forget();
    const traceId = 'd'.repeat(31) + (kind === 'server' ? '1' : '2');
    for (let count = 0; count < 103; count += 1) await gateway.get('/again', fromClick(traceId));
    const requests = await received.until((spans) => {
      const found = spans.filter((span) => span.kind === 2);
      return found.length >= 103 ? found : undefined;
    });
    expect(ofTrace(requests, traceId)).toHaveLength(100);
  });

  it('lose nothing and hold up nothing when the collector is away, which the log says in two lines', async () => {
    received.be('refusing');
    lines.length = 0;
    for (let count = 0; count < 3; count += 1) expect((await gateway.get('/away')).status).toBe(200);
    const said = () => lines.map((line) => JSON.parse(line)).filter(({ outage }) => outage === 'traces');
    while (said().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    for (let count = 0; count < 3; count += 1) expect((await gateway.get('/away')).status).toBe(200);
    received.be('well');
    received.forget();
    while (received.spans().length === 0) {
      await gateway.get('/back');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(said().map(({ level }) => level)).toEqual([50, 30]);
  });
});

describe('a gateway with traces', () => {
  it('reads the session as a part of a request', async () => {
    const own = await collector();
    const gateway = await startTestGateway({ traces: sentTo(own.url) }, { hasSignIn: true });
    const browser = new Browser(gateway.url.replace('127.0.0.1', 'localhost'));
    await browser.signIn();
    own.forget();
    await browser.request('/api/auth/user', { headers: fromClick() });
    await gateway.close();
    const spans = ofTrace(own.spans(), TRACE);
    const session = spans.find(({ name }) => name === 'read the session');
    expect(session?.parentSpanId).toBe(spans.find(({ kind }) => kind === 2)?.spanId);
    expect(spans.filter(({ parentSpanId }) => parentSpanId === session?.spanId).map(({ name }) => name)).toContain(
      'select sessions',
    );
  });

  it('stops in time when the collector never answers, and sends what was left when it does', async () => {
    const own = await collector();
    const quick = await startTestGateway({ traces: sentTo(own.url) });
    await quick.get('/left');
    await quick.close();
    expect(own.spans().some(({ kind }) => kind === 2)).toBe(true);
    own.be('silent');
    const silent = await startTestGateway({ traces: sentTo(own.url) });
    await silent.get('/left');
    const began = performance.now();
    await silent.close();
    expect(performance.now() - began).toBeLessThan(9_000);
  });

  it.each([
    ['always_off', 0],
    ['parentbased_always_on', 3],
  ])('records by its own sampler (%s), whatever flags a request has', async (sampler, recorded) => {
    const own = await collector();
    const gateway = await startTestGateway({ traces: sentTo(own.url, { OTEL_TRACES_SAMPLER: sampler }) });
    for (const flags of ['00', '01', 'ff'])
      await gateway.get('/flags', { traceparent: `00-${TRACE}-${CLICK}-${flags}` });
    await gateway.close();
    expect(own.spans().filter(({ kind }) => kind === 2)).toHaveLength(recorded);
  });
});
