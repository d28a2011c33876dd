import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { bundleOf } from '../../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../../fixtures/hostile-releases/reactHost.ts';
import { hostFolder, listFiles, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startCollector, type TestCollector } from '../../fixtures/startCollector.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { tracesConfig } from '../traces/tracesConfig.ts';
import { TRACE_SCRIPT } from './traceScript.ts';

const BUNDLE = 'server/index.cjs';
const CLIENT = { 'x-test-role': 'client' };

function host() {
  const files = { 'main.js': 'x', 'font.woff2': 'x', [BUNDLE]: reactHost() };
  const { release } = hostFolder('1.0.0', { files: listFiles(files) });
  return { release, files };
}

function remote() {
  const pages = [pageAt('/quote', { expose: './HostilePage' }), pageAt('/quote/:token', { expose: './GoodPage' })];
  return remoteFolder({ name: 'mf-quote', files: { [BUNDLE]: bundleOf({ page: 'return "x"' }) }, changes: { pages } });
}

describe('pages of a gateway with traces', () => {
  let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
  let collector: TestCollector;
  let gateway: TestGateway;
  let plain: TestGateway;

  beforeAll(async () => {
    worker = await buildRenderWorker();
    collector = await startCollector();
    const traces = tracesConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url });
    gateway = await startTestGateway({ traces }, { workerUrl: worker.workerUrl });
    plain = await startTestGateway({}, { workerUrl: worker.workerUrl });
    for (const one of [gateway, plain]) {
      await one.publish(host());
      await one.activate('shell', '1.0.0');
      await one.publish(remote());
      await one.activate('mf-quote', '1.0.0');
    }
  });
  afterAll(async () => {
    await gateway.close();
    await plain.close();
    await collector.close();
    await worker.remove();
  });

  it('are rendered as parts of the request, by their release, and their address is not told', async () => {
    collector.forget();
    const answer = await gateway.get('/quote/secret-token', CLIENT);
    expect(answer.status).toBe(200);
    const request = await collector.until((spans) => spans.find(({ kind }) => kind === 2));
    expect(request).toMatchObject({
      name: 'GET /quote/:token',
      facts: { 'http.route': '/quote/:token', 'saltbush.release': 'mf-quote@1.0.0' },
    });
    const parts = collector.spans().filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['find the live set', 'render', 'write the page']),
    );
    expect(parts.find(({ name }) => name === 'render')?.facts).toMatchObject({
      'saltbush.release': 'mf-quote@1.0.0',
      'saltbush.host': 'shell@1.0.0',
      'saltbush.page': '/quote/:token',
      'saltbush.outcome': 'rendered',
    });
    expect(collector.text().includes('secret-token')).toBe(false);
  });

  it('hear of their trace when they are made for one visitor, and not whether it is recorded', async () => {
    collector.forget();
    const answer = await gateway.get('/quote', CLIENT);
    const request = await collector.until((spans) => spans.find(({ kind }) => kind === 2));
    expect(answer.headers.get('server-timing')).toBe(`traceparent;desc="00-${request.traceId}-${request.spanId}-00"`);
  });

  it('are the same bytes for all when they are kept, with nothing of any trace', async () => {
    const [first, second] = [await gateway.get('/quote', {}), await gateway.get('/quote', {})];
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
    expect(first.body).toEqual(second.body);
    expect(first.headers.get('server-timing')).toBeNull();
    expect(first.headers.get('x-accel-expires')).toBe('1');
  });

  it('have the script that sends traces on, and its policy admits it; without traces they have neither', async () => {
    const traced = await gateway.get('/quote', {});
    expect(String(traced.body.text)).toContain(TRACE_SCRIPT);
    const untraced = await plain.get('/quote', {});
    expect(String(untraced.body.text).includes('traceparent')).toBe(false);
    expect((await plain.get('/quote', CLIENT)).headers.get('server-timing')).toBeNull();
    const policies = [traced, untraced].map(({ headers }) => headers.get('content-security-policy'));
    expect(policies[0]).not.toBe(policies[1]);
  });
});
