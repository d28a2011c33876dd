import { bookingDesk } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import { type SentSpan, startCollector, type TestCollector } from '../../auth-gateway/fixtures/startCollector.ts';
import { startService, type TestService } from '../../auth-gateway/fixtures/startService.ts';
import { webhookDesk } from '../../auth-gateway/fixtures/webhookDesk.ts';
import { createLog } from '../../auth-gateway/src/log.ts';
import { createPrivateLinks } from '../../auth-gateway/src/references/createPrivateLinks.ts';
import { createTraces, type Traces } from '../../auth-gateway/src/traces/createTraces.ts';
import { type TracesConfig, tracesConfig } from '../../auth-gateway/src/traces/tracesConfig.ts';
import { startTestSender } from './testing/startTestSender.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana', 'x-test-email': 'ana@company.example' };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const fromPress = { ...ANA, traceparent: `00-${TRACE}-00f067aa0ba902b7-00` };
const now = () => new Date('2026-11-20T03:00:00Z');

let received: TestCollector;
let config: TracesConfig;
beforeAll(async () => {
  received = await startCollector();
  config = tracesConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: received.url }) as TracesConfig;
});
afterAll(() => received.close());

describe.each(DATABASES)('a delivery, on the %s database,', (kind) => {
  // The address of the collector is known only once it listens.
  const traces = new Proxy({} as TracesConfig, { get: (_, name) => Reflect.get(config, name) });
  const gateway = gatewayOn(kind, { config: { traces }, now });
  const freight = bookingDesk(() => gateway, now);
  const desk = webhookDesk(() => gateway, ANA);
  let service: TestService;
  let own: Traces;
  beforeEach(async () => {
    await gateway.reset();
    received.forget();
    service = await startService();
    await layCompany(gateway.database, { user: 'ana', number: 1, now: now() });
    own = createTraces({ config, secret: 'of all gateways', log: createLog('silent') });
  });
  afterEach(() => service.kill());

  /** Sends what is due, as a gateway with traces or without, and says which spans came of it. */
  async function send(measured: Traces | null): Promise<SentSpan[]> {
    const { database, url: publicUrl } = gateway;
    const links = await createPrivateLinks(database, null);
    const sender = startTestSender({ database, links, now, publicUrl, traces: measured });
    await sender.work();
    await sender.close();
    await own.close();
    return received.spans().filter(({ name }) => name === 'send a webhook');
  }

  it('is a part of the trace of the request that caused it', async () => {
    await desk.added({ url: `${service.url}/hooks/7f9c2ba4` });
    await freight.make({}, fromPress);
    const [sent, ...others] = await send(own);
    expect(others).toEqual([]);
    const request = await received.until((spans) =>
      spans.find(({ traceId, kind: one }) => traceId === TRACE && one === 2),
    );
    expect(sent).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, status: 0 });
    expect(sent?.facts).toEqual({
      'saltbush.event': 'consignment.booked',
      'saltbush.message': service.received[0]?.headers['webhook-id'],
      'saltbush.attempt': 1,
      'http.response.status_code': 200,
    });
    // Its own statements are parts of it, and its receiver learns nothing of the trace.
    const parts = received.spans().filter(({ parentSpanId }) => parentSpanId === sent?.spanId);
    expect(parts.map(({ name }) => name)).toEqual(['select webhook_deliveries']);
    expect(service.received[0]?.headers).not.toHaveProperty('traceparent');
  });

  it('has a trace of its own where nothing is known of the request', async () => {
    await desk.added({ url: service.url });
    await freight.make({}, fromPress);
    await gateway.database.db
      .updateTable('unread_events' as never)
      .set({ trace: null } as never)
      .execute();
    const [sent] = await send(own);
    expect(sent).toMatchObject({ status: 0, facts: { 'saltbush.attempt': 1 } });
    expect(sent?.parentSpanId).toBeUndefined();
    expect(sent?.traceId).not.toBe(TRACE);
  });

  it('says which answer it failed with, and none of its words', async () => {
    await desk.added({ url: `${service.url}/hooks/7f9c2ba4?key=secret-of-theirs` });
    service.answer((_request, response) => void response.writeHead(503).end('Priya is on leave'));
    await freight.make({}, fromPress);
    const [failed] = await send(own);
    expect(failed).toMatchObject({ status: 2, facts: { 'http.response.status_code': 503, 'error.type': '503' } });
    const text = received.text();
    const words = ['7f9c2ba4', 'secret-of-theirs', 'Priya is on leave', 'whsec_', 'Melbourne', 'PO 77'];
    expect(words.filter((one) => text.includes(one))).toEqual([]);
  });

  it('that somebody tries out is a part of their request', async () => {
    const { webhook } = await desk.added({ url: service.url });
    expect((await desk.post(`/${webhook.id}/test`, {}, fromPress)).status).toBe(200);
    const request = await received.until((spans) =>
      spans.find(({ traceId, kind: one }) => traceId === TRACE && one === 2),
    );
    const sent = received.spans().find(({ name }) => name === 'send a webhook');
    expect(sent).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, kind: 3 });
    expect(sent?.facts).toMatchObject({ 'saltbush.event': 'ping', 'http.response.status_code': 200 });
    await own.close();
  });

  it('is not measured by a gateway without traces', async () => {
    await desk.added({ url: service.url });
    await freight.make({}, fromPress);
    expect(await send(null)).toEqual([]);
    expect(service.received).toHaveLength(1);
  });
});
