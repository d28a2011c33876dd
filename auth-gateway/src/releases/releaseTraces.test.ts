import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { bundleOf } from '../../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../../fixtures/hostile-releases/reactHost.ts';
import { hostFolder, listFiles, packRelease, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { type SentSpan, startCollector, type TestCollector } from '../../fixtures/startCollector.ts';
import { BEARER, startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { tracesConfig } from '../traces/tracesConfig.ts';

const BUNDLE = 'server/index.cjs';
const traceparent = (traceId: string) => `00-${traceId}-00f067aa0ba902b7-00`;

function host() {
  const files = { 'main.js': 'x', 'font.woff2': 'x', [BUNDLE]: reactHost() };
  return { release: hostFolder('1.0.0', { files: listFiles(files), boot: 'page' }).release, files };
}

function remote(version: string, page: string) {
  const pages = [pageAt('/quote', { expose: './HostilePage', exportName: 'HostilePage' })];
  return remoteFolder({ version, files: { [BUNDLE]: bundleOf({ page }) }, changes: { pages } });
}

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let received: TestCollector;
let gateway: TestGateway;
beforeAll(async () => {
  worker = await buildRenderWorker();
  received = await startCollector();
  const traces = tracesConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: received.url });
  gateway = await startTestGateway({ traces }, { workerUrl: worker.workerUrl });
  await gateway.publish(host());
  await gateway.activate('shell', '1.0.0');
});
afterAll(async () => {
  await gateway.close();
  await received.close();
  await worker.remove();
});

/** Publishes in a trace of its own. */
async function publish(folder: ReturnType<typeof remote>, traceId: string): Promise<number> {
  const { status } = await fetch(`${gateway.url}/api/releases/mf-quote`, {
    method: 'POST',
    headers: { ...BEARER, traceparent: traceparent(traceId), 'content-type': 'application/gzip' },
    body: new Uint8Array(await packRelease(folder)),
  });
  return status;
}
const partsOf = (spans: readonly SentSpan[], { spanId }: SentSpan) =>
  spans.filter(({ parentSpanId, kind }) => parentSpanId === spanId && kind === 1);
/** The span of this name in a trace, once it has arrived. */
const arrived = (traceId: string, name: string) =>
  received.until((spans) => spans.find((span) => span.traceId === traceId && span.name === name));

it('shows what publishing took: the check, the compression, the store, and the trial that follows', async () => {
  const traceId = 'a'.repeat(32);
  const folder = remote('1.0.0', `return 'A page.';`);
  expect(await publish(folder, traceId)).toBe(201);
  const ahead = await arrived(traceId, 'try it ahead');
  const request = await arrived(traceId, 'POST /api/releases/:name');
  const parts = partsOf(received.spans(), request);
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['check the release', 'compress the files', 'store the release', 'try it ahead']),
  );
  const fact = (name: string) => parts.find((span) => span.name === name)?.facts;
  expect(fact('check the release')).toMatchObject({
    'saltbush.remote': 'mf-quote',
    'saltbush.bytes': expect.anything(),
  });
  expect(fact('store the release')).toEqual({ 'saltbush.release': 'mf-quote@1.0.0' });
  const [trial] = partsOf(received.spans(), ahead);
  expect(trial).toMatchObject({ name: 'try a release', status: 0 });
  expect(trial?.facts).toEqual({ 'saltbush.release': 'mf-quote@1.0.0', 'saltbush.host': 'shell@1.0.0' });
  const stored = received.spans().filter(({ name }) => name === 'insert release_files');
  expect(stored.map(({ parentSpanId }) => parentSpanId)).toContain(
    parts.find(({ name }) => name === 'store the release')?.spanId,
  );
});

it('says by a code where it was refused, and of a trial that failed no word of the page', async () => {
  const taken = 'b'.repeat(32);
  expect(await publish(remote('1.0.0', `return 'Another page.';`), taken)).toBe(409);
  expect(await arrived(taken, 'check the release')).toMatchObject({
    status: 2,
    facts: { 'error.type': 'version-taken' },
  });
  const failing = 'c'.repeat(32);
  expect(await publish(remote('1.1.0', `throw new Error('for Priya Ramanathan');`), failing)).toBe(201);
  expect(await arrived(failing, 'try a release')).toMatchObject({ status: 2, facts: { 'error.type': 'trial-failed' } });
  expect(await arrived(failing, 'try it ahead')).toMatchObject({ status: 2 });
  expect(received.text()).not.toContain('Ramanathan');
});
