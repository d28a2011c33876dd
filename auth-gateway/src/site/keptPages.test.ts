import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { bundleOf } from '../../fixtures/hostile-releases/bundleOf.ts';
import { reactHost } from '../../fixtures/hostile-releases/reactHost.ts';
import { hostFolder, listFiles, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

const BUNDLE = 'server/index.cjs';
/** Shows how often the page was rendered by its process. */
const COUNTS = 'return `rendered ${exports.count = (exports.count ?? 0) + 1}`;';

function host() {
  const files = { 'main.js': 'x', 'font.woff2': 'x', [BUNDLE]: reactHost() };
  const { release } = hostFolder('1.0.0', { files: listFiles(files) });
  return { release, files };
}

/** Fails once the other page was rendered: not in its trial, where it comes first, but where pages in menus do. */
const FAILS_LATER = {
  top: 'GoodPage = ((real) => () => { exports.isLater = true; return real(); })(GoodPage);',
  page: 'if (exports.isLater) throw new Error("boom"); return "x";',
};

function remote(name: string, version: string, { page = COUNTS, top = '', label = '' } = {}) {
  const navigation = label === '' ? {} : { navigation: { menu: 'services', label } as const };
  const pages = [
    pageAt(`/${name.slice(3)}`, { expose: './HostilePage' }),
    pageAt(`/${name.slice(3)}-good`, { expose: './GoodPage', ...navigation }),
  ];
  return remoteFolder({ name, version, files: { [BUNDLE]: bundleOf({ top, page }) }, changes: { pages } });
}

describe('pages that were rendered before an activation', () => {
  let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
  let gateway: TestGateway;

  beforeAll(async () => {
    worker = await buildRenderWorker();
    gateway = await startTestGateway({}, { workerUrl: worker.workerUrl });
    await gateway.publish(host());
    await gateway.activate('shell', '1.0.0');
    for (const release of [
      remote('mf-quote', '1.0.0'),
      remote('mf-other', '1.0.0'),
      remote('mf-other', '2.0.0'),
      remote('mf-other', '3.0.0', { label: 'Other' }),
      remote('mf-other', '4.0.0', { label: 'Other', ...FAILS_LATER }),
    ]) {
      await gateway.publish(release);
    }
    await gateway.activate('mf-quote', '1.0.0');
    await gateway.activate('mf-other', '1.0.0');
  });
  afterAll(async () => {
    await gateway.close();
    await worker.remove();
  });

  const quote = async () => {
    const html = await (await fetch(`${gateway.url}/quote`)).text();
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { revision: number };
    return { rendered: /rendered \d+/.exec(html)?.[0], revision: boot.revision };
  };

  it('are kept when another remote is activated, and say the new revision', async () => {
    const before = await quote();
    const { revision } = (await gateway.activate('mf-other', '2.0.0')).body;
    expect(await quote()).toEqual({ rendered: before.rendered, revision });
  });

  it('are rendered anew when a menu changes', async () => {
    const before = await quote();
    const { revision } = (await gateway.activate('mf-other', '3.0.0')).body;
    const after = await quote();
    expect(after.revision).toBe(revision);
    expect(after.rendered).not.toBe(before.rendered);
  });

  it('are kept when a release is activated that fails, which the operator hears of', async () => {
    const before = await quote();
    const { revision, warmUp } = (await gateway.activate('mf-other', '4.0.0')).body;
    expect(await quote()).toEqual({ rendered: before.rendered, revision });
    // On a busy machine the time is up before the page has failed.
    expect(['failed', 'late']).toContain((warmUp as { status: string } | undefined)?.status);
  });
});
