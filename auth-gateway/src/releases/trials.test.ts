import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { hostFolder, listFiles, pageAt, remoteFolder, serverBundleOf } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { activateRelease } from './activateRelease.ts';
import { NO_TRIALS } from './trials.ts';

const BUNDLE = 'server/index.cjs';
const THROWS = 'throw new Error("boom");';
const wanted = { share: 100, isWatched: null, base: null, actor: 'a test', reason: 'a test' };

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let gateway: TestGateway;

/** A release of mf-quote whose page runs this code on the server. */
async function publish(version: string, page = 'return "a page";', name = 'mf-quote'): Promise<void> {
  const pages = [pageAt(`/${name.slice(3)}`)];
  const release = remoteFolder({ name, version, files: { [BUNDLE]: serverBundleOf(pages, page) }, changes: { pages } });
  expect((await gateway.publish(release)).status).toBe(201);
}

/** A host that renders pages with this code; it has them in `page`. */
async function publishHost(version: string, html: string): Promise<void> {
  const host = hostFolder(version);
  host.files[BUNDLE] = `exports.shared = { react: {} };
    exports.render = async ({ url, page }) => ({ html: ${html}, styles: '' });`;
  host.release.files = listFiles(host.files);
  expect((await gateway.publish(host)).status).toBe(201);
}

const versionOf = async (name: string) =>
  ((await gateway.get('/api/releases')).body.live as { name: string; version: string }[]).find(
    (live) => live.name === name,
  )?.version;

beforeAll(async () => {
  worker = await buildRenderWorker();
  gateway = await startTestGateway({}, { workerUrl: worker.workerUrl });
  await gateway.publish(hostFolder('1.0.0'));
  expect((await gateway.activate('shell', '1.0.0')).status).toBe(201);
  await publish('1.0.0');
  expect((await gateway.activate('mf-quote', '1.0.0')).status).toBe(201);
  await publish('1.1.0', THROWS);
});
afterAll(async () => {
  await gateway.close();
  await worker.remove();
});

describe('a release whose page throws', () => {
  const failed = { status: 422, body: { code: 'trial-failed', detail: expect.stringContaining('mf-quote 1.1.0') } };

  it('goes to no share of the visitors, and to no browser as a preview', async () => {
    expect(await gateway.activate('mf-quote', '1.1.0', { percent: 1 })).toMatchObject(failed);
    expect(await gateway.post('/api/releases/mf-quote/previews', { version: '1.1.0' })).toMatchObject(failed);
    expect((await gateway.get('/api/releases/previews')).body.previews).toEqual([]);
  });

  it('takes those with it that are activated together with it', async () => {
    await publish('1.0.0', undefined, 'mf-other');
    const releases = [
      { name: 'mf-other', version: '1.0.0' },
      { name: 'mf-quote', version: '1.1.0' },
    ];
    const set = { releases, reason: 'a test' };
    expect(await gateway.post('/api/releases/sets/activations', set)).toMatchObject(failed);
    expect(await versionOf('mf-other')).toBeUndefined();
  });

  it('is gone back to without a trial, for it was live before', async () => {
    await activateRelease(gateway.database, NO_TRIALS, { ...wanted, name: 'mf-quote', version: '1.1.0' });
    await publish('1.2.0');
    expect(await gateway.activate('mf-quote', '1.2.0')).toMatchObject({ status: 201 });
    expect(await gateway.rollback('mf-quote', '1.1.0')).toMatchObject({ status: 201, body: { version: '1.1.0' } });
    expect(await gateway.rollback('mf-quote', '1.0.0')).toMatchObject({ status: 201, body: { version: '1.0.0' } });
  });
});

it('a trial holds up no rollback, and what is live by its end counts', async () => {
  await publish('1.3.0');
  expect((await gateway.activate('mf-quote', '1.3.0')).status).toBe(201);
  await publish('1.4.0', 'const end = Date.now() + 4000; while (Date.now() < end); return "x";');
  let isOver = false;
  const trying = gateway.activate('mf-quote', '1.4.0', { base: '1.3.0' }).finally(() => {
    isOver = true;
  });
  expect(await gateway.rollback('mf-quote')).toMatchObject({ status: 201 });
  expect(isOver).toBe(false);
  expect(await trying).toMatchObject({ status: 409, body: { code: 'stale-base' } });
});

describe('a host', () => {
  it('is refused when its own page fails, or a page that is live fails in it', async () => {
    await publishHost('1.1.0', 'page ? "" : url.missing.length');
    expect(await gateway.activate('shell', '1.1.0')).toMatchObject({
      body: { code: 'trial-failed', detail: expect.stringContaining('shell 1.1.0 failed its trial') },
    });
    await publishHost('1.2.0', 'page ? page.of.another.kind : ""');
    expect(await gateway.activate('shell', '1.2.0', { percent: 10 })).toMatchObject({
      body: {
        detail: expect.stringMatching(/shell 1\.2\.0 failed .* the page \/quote of mf-quote [\d.]+, which is live/),
      },
    });
  });

  it('goes live together with remotes that work in it alone, tried as one', async () => {
    await publishHost('2.0.0', 'page ? page({ of: "an object" }).toUpperCase() : ""');
    await publish('2.0.0', 'return url.of;');
    const alone = await gateway.activate('mf-quote', '2.0.0');
    expect(alone).toMatchObject({ body: { code: 'trial-failed', detail: expect.stringContaining('no HTML') } });
    const releases = [
      { name: 'shell', version: '2.0.0' },
      { name: 'mf-quote', version: '2.0.0' },
    ];
    const together = await gateway.post('/api/releases/sets/activations', { releases, reason: 'a test' });
    expect(together).toMatchObject({ status: 201 });
  });

  it('is not blamed for a page that fails already', async () => {
    await publish('2.1.0', THROWS);
    await activateRelease(gateway.database, NO_TRIALS, { ...wanted, name: 'mf-quote', version: '2.1.0' });
    await publishHost('2.0.1', 'page ? page({ of: "an object" }).toUpperCase() : ""');
    expect(await gateway.activate('shell', '2.0.1')).toMatchObject({ status: 201 });
  });
});
