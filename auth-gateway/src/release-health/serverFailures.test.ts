import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { bundleOf } from '../../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../../fixtures/hostile-releases/reactHost.ts';
import { hostFolder, listFiles, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

const NAME = 'mf-quote';
/** As in the links of a mail. The trial of a release renders its pages without a query. */
const ADDRESS = '/quote?from=mail';
/** More networks than must agree. */
const VISITORS = 80;

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let gateway: TestGateway;
beforeAll(async () => {
  worker = await buildRenderWorker();
  gateway = await startTestGateway({ trustedProxies: 1 }, { workerUrl: worker.workerUrl });
  const host = hostFolder();
  host.files['server/index.cjs'] = reactHost();
  host.release.files = listFiles(host.files);
  await gateway.publish(host);
  await gateway.activate('shell', '1.0.0');
});
afterAll(async () => {
  await gateway.close();
  await worker.remove();
});

/** A release whose page runs this code while the server renders it. */
async function goLive(version: string, page: string): Promise<void> {
  const files = { 'server/index.cjs': bundleOf({ page }) };
  const pages = [pageAt('/quote', { expose: './HostilePage' })];
  expect((await gateway.publish(remoteFolder({ version, files, changes: { pages } }))).status).toBe(201);
  expect((await gateway.activate(NAME, version)).status).toBe(201);
}
/** Opens the page in a browser at its own address. The browser itself reports nothing. */
function visit(visitor: number): Promise<string> {
  // Headers of a browser that opens a page. `fetch` cannot send them.
  const headers = {
    'x-forwarded-for': `198.51.100.${visitor}`,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
    'sec-fetch-mode': 'navigate',
  };
  return new Promise((resolve, reject) => {
    get(`${gateway.url}${ADDRESS}`, { headers }, (response) => void text(response).then(resolve, reject)).on(
      'error',
      reject,
    );
  });
}
/** What the browser of that visitor reports when all is well. */
async function report(visitor: number, version: string): Promise<void> {
  const events = [{ kind: 'loaded', remote: NAME, version, page: '/quote', durationMs: 80 }];
  const answer = await gateway.post('/api/telemetry', { events }, { 'x-forwarded-for': `198.51.100.${visitor}` });
  expect(answer.status).toBe(200);
}
/** Reports are stored within about half a second, and a network is known from then on. */
async function untilNetworksAreKnown(): Promise<void> {
  for (;;) {
    const rows = await gateway.database.db.selectFrom('visit_networks').select('network').execute();
    if (rows.length === VISITORS) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const liveNow = async () =>
  ((await gateway.get('/api/releases')).body.live as { name: string; version: string }[]).find(
    ({ name }) => name === NAME,
  )?.version;

it('a release that throws for visitors on the server is rolled back by the gateway itself, and none of them sees it', async () => {
  await goLive('1.0.0', `return React.createElement('p', null, 'as it was');`);
  expect(await visit(1)).toContain('as it was');
  for (let visitor = 1; visitor <= VISITORS; visitor += 1) await report(visitor, '1.0.0');
  await untilNetworksAreKnown();
  await goLive('1.1.0', `if (arguments[0].url === '${ADDRESS}') throw new Error('no such field'); return 'as ever';`);
  expect(await liveNow()).toBe('1.1.0');

  for (let visitor = 1; visitor <= VISITORS; visitor += 1) expect(await visit(visitor)).toContain('as it was');
  while ((await liveNow()) !== '1.0.0') await new Promise((resolve) => setTimeout(resolve, 100));

  const { history } = (await gateway.get(`/api/releases/history?name=${NAME}`)).body as { history: object[] };
  expect(history[0]).toMatchObject({
    kind: 'rollback',
    version: '1.0.0',
    actor: 'health watch',
    reason: expect.stringContaining(`${NAME} 1.1.0 failed in`),
    details: { health: { version: '1.1.0', codes: { 'server:page-threw': expect.any(Number) } } },
  });
  expect(await visit(1)).toContain('as it was');

  const { failures } = (await gateway.get('/api/releases/failures?side=server')).body as { failures: object[] };
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({ remote: NAME, error: 'Error', message: '', source: 'server/index.cjs' });
  expect(failures[0]).toMatchObject({ releases: [{ version: '1.1.0' }] });
});
